import type { CellJobStage } from '../cell-job.js';
import type { Batch } from './batch.repository.js';
import { BATCH_TARGETS } from './batch.js';

/** Numbers of the cells, videos or rows with posts of a batch. */
export interface StageProgress {
  readonly stage: CellJobStage;
  readonly total: number;
  readonly completed: number;
  readonly failed: number;
}

/** Returns the numbers of each stage that the batch reaches. */
export function progressOf(batch: Batch): StageProgress[] {
  const { total, completed, failed, renderTotal, renderCompleted, renderFailed } = batch;
  const { postTotal, postCompleted, postFailed } = batch;
  const cells: StageProgress = {
    stage: 'cells',
    total: total - renderTotal - postTotal,
    completed: completed - renderCompleted - postCompleted,
    failed: failed - renderFailed - postFailed,
  };
  const render: StageProgress = {
    stage: 'render',
    total: renderTotal,
    completed: renderCompleted,
    failed: renderFailed,
  };
  const post: StageProgress = { stage: 'post', total: postTotal, completed: postCompleted, failed: postFailed };
  return [cells, render, post].slice(0, BATCH_TARGETS.indexOf(batch.through) + 1);
}
