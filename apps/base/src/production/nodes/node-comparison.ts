import { Injectable } from '@nestjs/common';
import { CellComparisons } from '../../generation/comparisons/cell-comparisons.js';
import type { Comparison } from '../../generation/comparisons/comparison.js';
import { RenderComparisons } from '../../rendering/cell-renders/render-comparisons.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import type { Names } from '../../sheets/dependencies/names.js';
import { RowTextReader } from '../../sheets/dependencies/row-text.reader.js';
import { isWrittenByGeneration, toGraphCell, type WholeCell } from '../../sheets/dependencies/row-texts.js';
import { SheetDependencies } from '../../sheets/dependencies/sheet-dependencies.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { isOutdated, stateOf } from './node-state.js';
import type { SheetNode } from './node.js';

/** Compares what the cells of rows were made of with what they would be made of now. */
@Injectable()
export class NodeComparison {
  constructor(
    private readonly dependencies: DependencyReader,
    private readonly texts: RowTextReader,
    private readonly cells: CellComparisons,
    private readonly renders: RenderComparisons,
  ) {}

  /** Returns the nodes of the rows; none for rows that were deleted. */
  async nodesOf({ agentId, sheetId }: SheetScope, rowIds: readonly number[]): Promise<SheetNode[]> {
    const names = await this.dependencies.names(sheetId);
    const variables = await this.texts.variables(sheetId);
    const cells = await this.texts.cellsOf(sheetId, rowIds);
    const rendered = cells.filter((cell) => isRendered(cell, names));
    const layerNames = await this.dependencies.layerNames(rendered.map(({ id }) => id));
    const ofCells = await this.cells.of({ agentId, names, variables, cells });
    const ofRenders = await this.renders.of(
      { agentId, sheetId },
      rendered.map(({ id }) => ({ id, hasLayers: layerNames.has(id) })),
    );
    const graph = new SheetDependencies(names, cells.map(toGraphCell));
    const rewritten = new Set(cells.filter((cell) => isRewritten(cell, names, ofCells)).map(({ id }) => id));
    const titles = new Map(cells.map(({ id, columnId }) => [id, names.column(columnId)?.title ?? '']));
    const staleAmong = (ids: readonly number[]) =>
      ids.filter((id) => isOutdated(ofCells.get(id)!)).map((id) => titles.get(id)!);
    return cells.flatMap((cell): SheetNode[] => {
      const { id: cellId, rowId } = cell;
      const ofCell = ofCells.get(cellId);
      if (ofCell) {
        const before = graph.generatedBefore(cellId, rewritten);
        return [{ cellId, rowId, stage: 'cells', ...comparedState(ofCell, staleAmong(before)) }];
      }
      const ofRender = ofRenders.get(cellId);
      if (!ofRender) return [];
      const before = graph.generatedBeforeNames(rowId, layerNames.get(cellId) ?? [], rewritten);
      return [{ cellId, rowId, stage: 'render', ...comparedState(ofRender, staleAmong(before)) }];
    });
  }
}

function comparedState(comparison: Comparison, staleInputs: readonly string[]) {
  const isMadeOfStale = comparison.isMade && comparison.leftOut === null && staleInputs.length > 0;
  return { ...stateOf(comparison, staleInputs), isOutdated: isOutdated(comparison) || isMadeOfStale };
}

function isRendered({ columnId }: WholeCell, names: Names): boolean {
  const column = names.column(columnId);
  return column?.columnRole === 'final_video' && column.type !== 'stats';
}

/** Returns whether generating the cell again changes what others are made of: its text or its media. */
function isRewritten(cell: WholeCell, names: Names, comparisons: ReadonlyMap<number, Comparison>): boolean {
  const column = names.column(cell.columnId);
  if (!column || !comparisons.has(cell.id)) return false;
  return column.type !== 'text' || isWrittenByGeneration(column, cell);
}
