import { Injectable } from '@nestjs/common';
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
import { CellReader, type LayerRecord } from '../sheets/cells/cell.reader.js';
import { PromptResolver } from '../sheets/prompts/prompt-resolver.js';
import { GenerationReader } from '../generation/generations/generation.reader.js';
import { RenderSources, type RenderScope } from './render-sources.js';

const TEXT_ATTRIBUTES = ['text', 'value', 'content'];

/** The layers of a cell as a render uses them. */
export interface ResolvedLayers {
  readonly layers: readonly LayerRecord[];
  /** Texts of the text layers, by layer id. */
  readonly texts: ReadonlyMap<number, string>;
  /** A document with the media of all layers that hold any, so that they can be downloaded. */
  readonly mediaDocument: Document;
}

/** Provides the content of a document without tracks: the layers of its cell. */
@Injectable()
export class CellLayers {
  constructor(
    private readonly cells: CellReader,
    private readonly generations: GenerationReader,
    private readonly prompts: PromptResolver,
    private readonly sources: RenderSources,
  ) {}

  /** Throws `validation_error` if a text refers to an unknown variable or column. */
  async resolve(scope: RenderScope, document: Document): Promise<ResolvedLayers> {
    const layers = await this.cells.layersOf(scope.sheetId, scope.cellId);
    const withMedia = await this.sources.layersWithMedia(
      scope,
      layers.map(({ id }) => id),
    );
    const clips = layers
      .filter(({ id, type }) => type !== 'text' && withMedia.has(id))
      .map(({ id }) => ({ type: 'video' as const, source: { layer_id: id } }));
    return {
      layers,
      texts: await this.resolveTexts(scope, layers),
      mediaDocument: { ...document, tracks: [{ clips }] },
    };
  }

  /** Returns the text of the selected generation or else of the attributes, with names replaced as in prompts. */
  private async resolveTexts(
    { agentId, sheetId }: RenderScope,
    layers: readonly LayerRecord[],
  ): Promise<Map<number, string>> {
    const textLayers = layers.filter(({ type }) => type === 'text');
    const results = await this.generations.results(
      agentId,
      textLayers.flatMap(({ defaultGenerationId }) => defaultGenerationId ?? []),
    );
    const textOf = ({ defaultGenerationId, attributes }: LayerRecord) =>
      results.get(defaultGenerationId ?? 0)?.text ??
      TEXT_ATTRIBUTES.map((name) => attributes[name]).find((text) => typeof text === 'string');
    const texts = textLayers.map((layer) => [promptName(layer), textOf(layer) ?? ''] as const);
    const rowId = textLayers[0]?.rowId ?? null;
    const resolved = await this.prompts.resolve({ sheetId, rowId }, Object.fromEntries(texts));
    return new Map(textLayers.map((layer) => [layer.id, resolved[promptName(layer)]!]));
  }
}

/** Field name of a layer's text in error messages. */
const promptName = ({ id }: LayerRecord) => `text of layer ${id}`;

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
