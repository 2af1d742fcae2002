import { Injectable } from '@nestjs/common';
import { DOCUMENT_LIMITS, sourceKey } from '@reelsheet/composition';
import { DomainError, type Micro } from '@reelsheet/kernel';
import type { ExpectedMedia } from '../../generation/generations/kinds/generation.kind.js';
import { CellReader, type LayerRecord } from '../../sheets/cells/cell.reader.js';
import { normalizeName } from '../../sheets/prompts/prompt.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { estimateRender } from '../render-estimate.js';
import { RenderInputs } from '../render-inputs.js';
import { LatestRenders, type CellWithRender } from './latest-renders.js';
import { textIn } from './layer-text.js';
import { shownColumn } from './shown-column.js';
import { SourceFiles, type SourceFile } from '../source-files.js';

/** The price of rendering a cell, or the reason for which it cannot be rendered. */
export type RenderEstimate =
  | { readonly cellId: number; readonly minimum: Micro; readonly maximum: Micro }
  | { readonly cellId: number; readonly reason: string };

/** Media that cells will hold by then, by cell id. */
type ExpectedCells = ReadonlyMap<number, ExpectedMedia>;

/** A file of each layer that will hold media, with its minimum and its maximum length. */
type LayerFiles = ReadonlyMap<number, readonly [min: SourceFile, max: SourceFile]>;

/** Estimates renders of cells whose layers show media that do not exist yet. Reads many cells by few statements. */
@Injectable()
export class RenderEstimates {
  constructor(
    private readonly renders: LatestRenders,
    private readonly inputs: RenderInputs,
    private readonly cells: CellReader,
    private readonly files: SourceFiles,
  ) {}

  async of(scope: SheetScope, cellIds: readonly number[], expected: ExpectedCells): Promise<RenderEstimate[]> {
    const estimates: RenderEstimate[] = [];
    for await (const cells of this.renders.of(scope.sheetId, cellIds)) {
      const documents = await this.ofDocuments(scope, cells);
      const composed = cells.flatMap(({ cellId }) => (documents.has(cellId) ? [] : [cellId]));
      const layers = await this.cells.layersOfCells(scope.sheetId, composed);
      const files = await this.filesOf(scope, layers, expected);
      const byCell = Map.groupBy(layers, ({ cellId }) => cellId);
      for (const { cellId } of cells)
        estimates.push(
          documents.get(cellId) ?? estimateOf({ agentId: scope.agentId, cellId }, byCell.get(cellId) ?? [], files),
        );
    }
    return estimates;
  }

  /** Returns the estimates of the cells that are rendered from a document with tracks, by the cell's id. */
  private async ofDocuments(
    scope: SheetScope,
    cells: readonly CellWithRender[],
  ): Promise<ReadonlyMap<number, RenderEstimate>> {
    const renders = cells.flatMap(({ cellId, latest }) =>
      latest?.input?.tracks ? [{ cellId, document: latest.input }] : [],
    );
    if (renders.length === 0) return new Map();
    const inputs = await this.inputs.resolveAll(scope, renders);
    return new Map(
      renders.map(({ cellId }, index): [number, RenderEstimate] => {
        const input = inputs[index]!;
        if (input instanceof DomainError) return [cellId, { cellId, reason: input.message }];
        const price = estimateRender(input, false);
        return [cellId, { cellId, minimum: price, maximum: price }];
      }),
    );
  }

  private async filesOf(
    { agentId, sheetId }: SheetScope,
    layers: readonly LayerRecord[],
    expected: ExpectedCells,
  ): Promise<LayerFiles> {
    const shown = await this.shownCells(sheetId, layers);
    const own = layers.filter((layer) => layer.type !== 'text' && shownColumn(layer) === undefined).map(({ id }) => id);
    const existing = [...shown.values()].filter((id) => !expected.has(id));
    const found = await this.files.find(agentId, sheetId, { layers: own, cells: existing, resources: [] });
    return new Map(
      layers.flatMap(({ id }): [number, readonly [SourceFile, SourceFile]][] => {
        const cellId = shown.get(id);
        const media = cellId === undefined ? undefined : expected.get(cellId);
        if (media) return [[id, [expectedFile(media, 0), expectedFile(media, 1)]]];
        const file = found.get(cellId === undefined ? sourceKey({ layer_id: id }) : sourceKey({ cell_id: cellId }));
        return file && !(file instanceof DomainError) ? [[id, [file, file]]] : [];
      }),
    );
  }

  /** Returns the cells that layers show, by the layer's id. */
  private async shownCells(sheetId: number, layers: readonly LayerRecord[]): Promise<Map<number, number>> {
    const columns = new Map(
      layers.flatMap((layer) => {
        const column = shownColumn(layer);
        return column === undefined ? [] : [[layer.id, column] as const];
      }),
    );
    if (columns.size === 0) return new Map();
    const cells = await this.cells.cellsInRowsOf(sheetId, [...columns.keys()]);
    return new Map(
      cells
        .toReversed()
        .filter(({ layerId, title }) => normalizeName(title) === normalizeName(columns.get(layerId)!))
        .map(({ layerId, cellId }) => [layerId, cellId]),
    );
  }
}

function estimateOf(
  { agentId, cellId }: { readonly agentId: number; readonly cellId: number },
  layers: readonly LayerRecord[],
  files: LayerFiles,
): RenderEstimate {
  const texts = new Map(
    layers.flatMap(({ id, type, attributes }) => (type === 'text' ? [[id, textIn(attributes)] as const] : [])),
  );
  const empty = layers.find((layer) => layer.type !== 'text' && shownColumn(layer) && !files.has(layer.id));
  if (empty) return { cellId, reason: `layer ${empty.id} shows {{${shownColumn(empty)}}}, which will hold no media` };
  const held = layers.filter(({ id, type }) => (type === 'text' ? texts.get(id) : files.has(id)));
  if (held.length === 0) return { cellId, reason: 'None of its layers will hold anything' };
  const priceWith = (index: 0 | 1) => {
    const media = held.filter(({ type }) => type !== 'text');
    const locations = new Map(
      media.map(({ id }) => [
        sourceKey({ layer_id: id }),
        { agentId, url: '', isInternal: true, file: files.get(id)![index] },
      ]),
    );
    const mediaDocument = { tracks: [] };
    return estimateRender(
      { document: {}, locations, sentences: [], layers: { layers: held, texts, mediaDocument } },
      false,
    );
  };
  return { cellId, minimum: priceWith(0), maximum: priceWith(1) };
}

const expectedFile = ({ objectType, seconds }: ExpectedMedia, index: 0 | 1): SourceFile => ({
  ...{ key: '', url: '', generationId: null },
  objectType,
  contentType: `${objectType}/expected`,
  width: null,
  height: null,
  duration: Math.min(seconds[index], DOCUMENT_LIMITS.seconds),
});
