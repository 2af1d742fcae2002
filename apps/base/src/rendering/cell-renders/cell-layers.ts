import { Injectable } from '@nestjs/common';
import { invalid, type DomainError } from '@reelsheet/kernel';
import type { Document } from '@reelsheet/composition';
import { CellReader, type LayerRecord } from '../../sheets/cells/cell.reader.js';
import { namesIn, resolvePrompt } from '../../sheets/prompts/prompt.js';
import { PromptResolver } from '../../sheets/prompts/prompt-resolver.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { GenerationReader, type GenerationResult } from '../../generation/generations/generation.reader.js';
import type { ResolvedLayers } from '../layer-composition.js';
import { textIn } from './layer-text.js';
import { shownColumn } from './shown-column.js';
import { attempt, orThrow } from '../attempt.js';
import { RenderSources } from '../render-sources.js';
import type { FoundFile } from '../source-files.js';

/** A document to be rendered for a cell. */
export interface CellDocument {
  readonly cellId: number;
  readonly document: Document;
}

type TextOf = (layer: LayerRecord) => string;

/** Provides the content of documents without tracks: the layers of their cells. */
@Injectable()
export class CellLayers {
  constructor(
    private readonly cells: CellReader,
    private readonly generations: GenerationReader,
    private readonly prompts: PromptResolver,
    private readonly sources: RenderSources,
  ) {}

  /**
   * Returns the layers of each cell, or a `validation_error` if a text refers to an unknown variable or column, by the
   * cell's id. The number of statements does not depend on the number of cells.
   */
  async resolve(
    scope: SheetScope,
    renders: readonly CellDocument[],
  ): Promise<Map<number, ResolvedLayers | DomainError>> {
    if (renders.length === 0) return new Map();
    const layers = await this.cells.layersOfCells(
      scope.sheetId,
      renders.map(({ cellId }) => cellId),
    );
    const files = await this.sources.filesOfLayers(
      scope,
      layers.map(({ id }) => id),
    );
    const textOf = await this.textReader(scope, layers);
    const byCell = Map.groupBy(layers, ({ cellId }) => cellId);
    return new Map(
      renders.map(({ cellId, document }) => [
        cellId,
        attempt(() => resolved(byCell.get(cellId) ?? [], document, files, textOf)),
      ]),
    );
  }

  /**
   * Returns a function that returns the text of the selected generation or else of the attributes, with names replaced
   * as in prompts.
   */
  private async textReader({ agentId, sheetId }: SheetScope, layers: readonly LayerRecord[]): Promise<TextOf> {
    const textLayers = layers.filter(({ type }) => type === 'text');
    const ids = textLayers.flatMap(({ defaultGenerationId }) => defaultGenerationId ?? []);
    const results = ids.length > 0 ? await this.generations.results(agentId, ids) : new Map<number, GenerationResult>();
    const texts = new Map(
      textLayers.map(({ id, defaultGenerationId, attributes }) => [
        id,
        results.get(defaultGenerationId ?? 0)?.text ?? textIn(attributes),
      ]),
    );
    const naming = textLayers.filter(({ id }) => namesIn(texts.get(id)!).length > 0).map(({ rowId }) => rowId);
    const words = await this.prompts.textsOfRows(sheetId, [...new Set(naming)]);
    return (layer) => resolvePrompt(texts.get(layer.id)!, words.get(layer.rowId) ?? new Map(), promptName(layer));
  }
}

function resolved(
  layers: readonly LayerRecord[],
  document: Document,
  files: ReadonlyMap<number, FoundFile>,
  textOf: TextOf,
): ResolvedLayers {
  const withMedia = new Set(layers.flatMap(({ id }) => (orThrow(files.get(id) ?? null) === null ? [] : [id])));
  rejectEmpty(layers, withMedia);
  const clips = layers
    .filter(({ id, type }) => type !== 'text' && withMedia.has(id))
    .map(({ id }) => ({ type: 'video' as const, source: { layer_id: id } }));
  return {
    layers,
    texts: new Map(layers.filter(({ type }) => type === 'text').map((layer) => [layer.id, textOf(layer)])),
    mediaDocument: { ...document, tracks: [{ clips }] },
  };
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
