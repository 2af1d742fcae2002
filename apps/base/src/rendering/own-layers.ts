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
import { RenderSources, type FetchLimits, type RenderScope } from './render-sources.js';

const TEXT_ATTRIBUTES = ['text', 'value', 'content'];

/** A document without tracks stands for the layers of its cell. */
@Injectable()
export class OwnLayers {
  constructor(
    private readonly cells: CellReader,
    private readonly generations: GenerationReader,
    private readonly prompts: PromptResolver,
    private readonly sources: RenderSources,
  ) {}

  /** Brings the layers' media and lays them out. A layer that holds nothing is left out. */
  async compose(
    scope: RenderScope & { readonly cellId: number },
    document: Document,
    folder: string,
    limits: FetchLimits,
  ): Promise<{ document: Document; media: Media }> {
    const layers = await this.cells.layersOf(scope.sheetId, scope.cellId);
    const filled = await this.sources.filledLayers(
      scope,
      layers.map(({ id }) => id),
    );
    const draft = listing(
      layers.filter(({ id, type }) => type !== 'text' && filled.has(id)),
      document,
    );
    const media = await this.sources.fetch(draft, await this.sources.locate(scope, draft), folder, limits);
    const texts = await this.textsOf(scope, layers);
    const composed = layers.flatMap((layer) =>
      toComposed(layer, texts.get(layer.id), media.get(sourceKey({ layer_id: layer.id }))?.probe),
    );
    if (composed.length === 0)
      throw new DomainError(
        CompositionErrors.failed,
        layers.length === 0 ? 'The cell has no layers to compose' : "None of the cell's layers holds anything yet",
      );
    return { document: fromLayers(composed, document), media };
  }

  /** Throws `validation_error` where a text names what the row does not know. */
  async requireNames(scope: RenderScope & { readonly cellId: number }): Promise<void> {
    await this.textsOf(scope, await this.cells.layersOf(scope.sheetId, scope.cellId));
  }

  /** What the selected generation of each text layer wrote, else what its attributes say, with names replaced as in prompts. */
  private async textsOf(
    { agentId, sheetId }: RenderScope,
    layers: readonly LayerRecord[],
  ): Promise<Map<number, string>> {
    const textLayers = layers.filter(({ type }) => type === 'text');
    const results = await this.generations.results(
      agentId,
      textLayers.flatMap(({ defaultGenerationId }) => defaultGenerationId ?? []),
    );
    const written = ({ defaultGenerationId, attributes }: LayerRecord) =>
      results.get(defaultGenerationId ?? 0)?.text ??
      TEXT_ATTRIBUTES.map((name) => attributes[name]).find((text) => typeof text === 'string');
    const texts = textLayers.map((layer) => [`text of layer ${layer.id}`, written(layer) ?? ''] as const);
    const rowId = textLayers[0]?.rowId ?? null;
    const resolved = await this.prompts.resolve({ sheetId, rowId }, Object.fromEntries(texts));
    return new Map(textLayers.map(({ id }) => [id, resolved[`text of layer ${id}`]!]));
  }
}

/** A document that names the layers' media, so that all of it can be fetched. */
function listing(layers: readonly LayerRecord[], document: Document): Document {
  const clips = layers.map(({ id }) => ({ type: 'video' as const, source: { layer_id: id } }));
  return { ...document, tracks: [{ clips }] };
}

function toComposed(
  { id, position, type, attributes }: LayerRecord,
  text: string | undefined,
  probe: Probe | undefined,
): ComposedLayer[] {
  if (type === 'text') return text ? [{ id, position, type, text, seconds: 0, attributes }] : [];
  if (!probe) return [];
  const shown = type === 'audio' || !probe.video ? 'audio' : probe.still ? 'image' : 'video';
  return [{ id, position, type: shown, seconds: probe.duration, attributes }];
}
