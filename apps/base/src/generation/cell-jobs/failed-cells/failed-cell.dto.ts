import { Id, Text, Whole } from '@reelsheet/platform-http';
import type { FailedCell } from '../cell-job.repository.js';
import { FAILED_CELLS_PAGE } from '../cell-job-limits.js';

export class FailedCellsQuery {
  @Id({ optional: true, about: 'only failures of this cell' })
  cell_id?: number;

  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: `${FAILED_CELLS_PAGE} per page` })
  page?: number;
}

export class FailedCellView {
  @Id() row_id!: number;
  @Id() cell_id!: number;
  @Text({ nullable: true, about: 'why it was not generated' }) error!: string | null;
  @Text({ format: 'date-time' }) failed_at!: string;
}

export function toFailedCell({ rowId, cellId, reason, endedAt }: FailedCell): FailedCellView {
  return { row_id: rowId, cell_id: cellId, error: reason, failed_at: endedAt.toISOString() };
}
