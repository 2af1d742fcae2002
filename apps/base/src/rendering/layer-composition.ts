import { DomainError } from '@reelsheet/kernel';
import {
  type ComposedLayer,
  CompositionErrors,
  type Document,
  fromLayers,
  type Media,
  sourceKey,
} from '@reelsheet/composition';
import type { Probe } from '@reelsheet/platform-media-tools';
import type { LayerRecord } from '../sheets/cells/cell.reader.js';

/** The layers of a cell as a render uses them. */
export interface ResolvedLayers {
  readonly layers: readonly LayerRecord[];
  /** Texts of the text layers, by layer id. */
  readonly texts: ReadonlyMap<number, string>;
  /** A document with the media of all layers that hold any, so that they can be downloaded. */
  readonly mediaDocument: Document;
}

/** Builds the tracks of a document from layers and their downloaded media. Throws `render_failed` if all are empty. */
export function composeLayers({ layers, texts }: ResolvedLayers, document: Document, media: Media): Document {
  const composed = layers.flatMap((layer) =>
    toComposed(layer, texts.get(layer.id), media.get(sourceKey({ layer_id: layer.id }))?.probe),
  );
  if (composed.length === 0)
    throw new DomainError(
      CompositionErrors.failed,
      layers.length === 0 ? 'The cell has no layers to compose' : "None of the cell's layers holds anything yet",
    );
  return fromLayers(composed, document);
}

/** Returns no layer if it is empty. */
function toComposed(
  { id, position, type, attributes }: LayerRecord,
  text: string | undefined,
  probe: Probe | undefined,
): ComposedLayer[] {
  if (type === 'text') return text ? [{ id, position, type, text, seconds: 0, attributes }] : [];
  if (!probe) return [];
  const mediaType = type === 'audio' || !probe.video ? 'audio' : probe.still ? 'image' : 'video';
  return [{ id, position, type: mediaType, seconds: probe.duration, attributes }];
}
