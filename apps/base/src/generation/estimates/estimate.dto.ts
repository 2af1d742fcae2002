import { toCredits } from '@reelsheet/kernel';
import { Decimal, Id, Ids, ListOf, Text } from '@reelsheet/platform-http';
import type { Selection } from '../../sheets/dependencies/row-text.reader.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { ESTIMATE_LIMITS } from './estimate-limits.js';
import type { Estimate } from './estimate.service.js';

export class EstimateBody {
  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.rowsOfSheet, about: 'all rows where absent' })
  row_ids?: number[];

  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.columnsOfSheet, about: 'all columns where absent' })
  column_ids?: number[];

  @Ids({ optional: true, minItems: 1, maxItems: ESTIMATE_LIMITS.cells, about: 'all cells of those where absent' })
  cell_ids?: number[];
}

class EstimatedCellView {
  @Id() cell_id!: number;
  @Text() generation_type!: string;
  @Text({ about: 'of the catalogue' }) model!: string;
  @Decimal() credits!: number;
}

class RefusedCellView {
  @Id() cell_id!: number;
  @Text({ about: 'what an order would be refused for' }) error!: string;
}

export class EstimateView {
  @Decimal({ about: 'the sum' }) credits!: number;

  @ListOf(() => EstimatedCellView, { about: 'by row' })
  cells!: EstimatedCellView[];

  @ListOf(() => RefusedCellView, { about: 'cells whose prompt is faulty' })
  refused!: RefusedCellView[];
}

export function fromEstimateBody({ row_ids, column_ids, cell_ids }: EstimateBody): Selection {
  return { rowIds: row_ids, columnIds: column_ids, cellIds: cell_ids };
}

export function toEstimate({ cells, refused }: Estimate): EstimateView {
  return {
    credits: toCredits(cells.reduce((sum, { estimate }) => sum + estimate, 0)),
    cells: cells.map(({ cellId, generationType, model, estimate }) => ({
      cell_id: cellId,
      generation_type: generationType,
      model,
      credits: toCredits(estimate),
    })),
    refused: refused.map(({ cellId, reason }) => ({ cell_id: cellId, error: reason })),
  };
}
