import { toCredits } from '@reelsheet/kernel';
import { Decimal, Id, Ids, ListOf, Text } from '@reelsheet/platform-http';
import type { RowSelection } from '../../sheets/dependencies/row-text.reader.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { ESTIMATE_LIMITS } from './estimate-limits.js';
import type { Estimate } from './estimate.service.js';

export class EstimateBody {
  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.rowsOfSheet, about: 'all rows when absent' })
  row_ids?: number[];

  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.columnsOfSheet, about: 'all columns when absent' })
  column_ids?: number[];

  @Ids({
    optional: true,
    minItems: 1,
    maxItems: ESTIMATE_LIMITS.cells,
    about: 'all cells of these rows and columns when absent',
  })
  cell_ids?: number[];
}

class EstimatedCellView {
  @Id() cell_id!: number;
  @Text() generation_type!: string;
  @Text({ about: 'name in the catalogue' }) model!: string;
  @Decimal() credits!: number;
}

class RefusedCellView {
  @Id() cell_id!: number;
  @Text({ about: 'the error that an order would return' }) error!: string;
}

export class EstimateView {
  @Decimal({ about: 'the sum' }) credits!: number;

  @ListOf(() => EstimatedCellView, { about: 'by row' })
  cells!: EstimatedCellView[];

  @ListOf(() => RefusedCellView, { about: 'cells with an invalid prompt' })
  refused!: RefusedCellView[];
}

export function fromEstimateBody({ row_ids, column_ids, cell_ids }: EstimateBody): RowSelection {
  return { rowIds: row_ids, columnIds: column_ids, cellIds: cell_ids };
}

export function toEstimate({ cells, rejected }: Estimate): EstimateView {
  return {
    credits: toCredits(cells.reduce((sum, { estimate }) => sum + estimate, 0)),
    cells: cells.map(({ cellId, generationType, model, estimate }) => ({
      cell_id: cellId,
      generation_type: generationType,
      model,
      credits: toCredits(estimate),
    })),
    refused: rejected.map(({ cellId, reason }) => ({ cell_id: cellId, error: reason })),
  };
}
