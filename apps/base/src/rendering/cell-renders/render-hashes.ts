import { createHash } from 'node:crypto';
import { sourceKey } from '@reelsheet/composition';
import type { ResolvedInput } from '../render-inputs.js';

/** Hashes of what a video is composed of, by the names that users read. */
export interface RenderHashes {
  readonly document: string;
  readonly layers: string;
  readonly texts: string;
  readonly media: string;
  readonly captions: string;
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/**
 * Describes what a render is made of, so that it can be compared with what it would be made of later. A file of the
 * library is the same when its address was withdrawn.
 */
export function hashesOf({ document, locations, sentences, layers }: ResolvedInput): RenderHashes {
  const media = [...locations].map(([key, { url, file }]) => [key, file?.key ?? url] as const);
  const held = new Set(media.map(([key]) => key));
  const texts = [...(layers?.texts ?? [])].filter(([, text]) => text !== '');
  const composed = (layers?.layers ?? []).filter(
    ({ id, type }) =>
      held.has(sourceKey({ layer_id: id })) || (type === 'text' && texts.some(([layer]) => layer === id)),
  );
  return {
    document: hash(document),
    layers: hash(composed.map(({ id, type, attributes }) => [id, type, attributes['duration'], attributes['volume']])),
    texts: hash(texts.toSorted(([a], [b]) => a - b)),
    media: hash(media.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    captions: hash(sentences),
  };
}

/** Returns the names of the hashes that differ. A render of a version that stored none counts as unchanged. */
export function changedRenderHashes(made: RenderHashes | null, present: RenderHashes): string[] {
  if (!made) return [];
  return Object.keys(present).filter(
    (name) => made[name as keyof RenderHashes] !== present[name as keyof RenderHashes],
  );
}
