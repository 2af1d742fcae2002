import type { Clip, Document, MediaClip, Source } from './document-schema.js';
import type { Probe } from '@reelsheet/platform-media-tools';
import { sourceKey } from './source-key.js';

/** A downloaded source: a local file and its probe result. */
export interface LocalMedia {
  readonly file: string;
  readonly probe: Probe;
}

/** Downloaded sources by `sourceKey`. */
export type SourceMedia = ReadonlyMap<string, LocalMedia>;

export interface SourceUse {
  readonly key: string;
  readonly source: Source;
  /** Path of its first use in the document, for example `tracks.0.clips.1.source`. */
  readonly path: string;
}

/** Returns the distinct sources of a document. */
export function sourcesOf(document: Document): SourceUse[] {
  const uses = (document.tracks ?? []).flatMap((track, t) =>
    track.clips.flatMap((clip, c) => (isMedia(clip) ? [toUse(clip.source, `tracks.${t}.clips.${c}.source`)] : [])),
  );
  if (document.music) uses.push(toUse(document.music.source, 'music.source'));
  return [...new Map(uses.toReversed().map((use) => [use.key, use])).values()].toReversed();
}

function toUse(source: Source, path: string): SourceUse {
  return { key: sourceKey(source), source, path };
}

export function isMedia(clip: Clip): clip is MediaClip {
  return clip.type !== 'text';
}
