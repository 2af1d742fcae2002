import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import type { Document } from '@reelsheet/composition';
import { CellReader, type LayerRecord } from '../sheets/cells/cell.reader.js';
import { PromptResolver } from '../sheets/prompts/prompt-resolver.js';
import { GenerationReader } from '../generation/generations/generation.reader.js';
import type { ResolvedLayers } from './layer-composition.js';
import { textIn } from './cell-renders/layer-text.js';
import { shownColumn } from './cell-renders/shown-column.js';
import { RenderSources, type RenderScope } from './render-sources.js';

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
    rejectEmpty(layers, withMedia);
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
      results.get(defaultGenerationId ?? 0)?.text ?? textIn(attributes);
    const texts = textLayers.map((layer) => [promptName(layer), textOf(layer)] as const);
    const rowId = textLayers[0]?.rowId ?? null;
    const resolved = await this.prompts.resolve({ sheetId, rowId }, Object.fromEntries(texts));
    return new Map(textLayers.map((layer) => [layer.id, resolved[promptName(layer)]!]));
  }
}

/** Rejects a layer that shows a cell which is not filled, because the video would lack it. */
function rejectEmpty(layers: readonly LayerRecord[], withMedia: ReadonlySet<number>): void {
  for (const layer of layers) {
    const column = layer.type === 'text' || withMedia.has(layer.id) ? undefined : shownColumn(layer);
    if (column !== undefined) throw invalid(`layer ${layer.id}`, `shows {{${column}}}, which holds no media yet`);
  }
}

/** Field name of a layer's text in error messages. */
const promptName = ({ id }: LayerRecord) => `text of layer ${id}`;
