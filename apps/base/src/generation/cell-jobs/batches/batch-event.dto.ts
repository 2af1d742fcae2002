import { Choice, Id, ListOf } from '@reelsheet/platform-http';
import { CELL_JOB_STAGES } from '../cell-job.js';
import { MAX_RUNNING } from '../cell-job-limits.js';
import { BatchView, toBatch } from './batch.dto.js';
import type { BatchProgress } from './batch-progress.service.js';

export class CellUnderWayView {
  @Id() row_id!: number;
  @Id() cell_id!: number;
  @Choice(CELL_JOB_STAGES) stage!: string;
  @Id({ nullable: true, about: 'of the stage `cells`' }) generation_id!: number | null;
  @Id({ nullable: true, about: 'of the stage `render`' }) render_job_id!: number | null;
}

export class BatchEventView extends BatchView {
  @ListOf(() => CellUnderWayView, { about: `the cells that are being made now, at most ${MAX_RUNNING.ofBatch}` })
  under_way!: CellUnderWayView[];
}

export function toBatchEvent({ underWay, ...batch }: BatchProgress): BatchEventView {
  return {
    ...toBatch(batch),
    under_way: underWay.map(({ rowId, cellId, stage, generationId, renderJobId }) => ({
      ...{ row_id: rowId, cell_id: cellId, stage },
      generation_id: generationId,
      render_job_id: renderJobId,
    })),
  };
}

/** Returns whether nothing of the batch is or will be made. */
export const hasFinished = ({ status, under_way }: BatchEventView): boolean =>
  (status === 'completed' || status === 'stopped') && under_way.length === 0;
