import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { BatchService } from './batch.service.js';
import { stopBatch } from '../run-cell-jobs.js';

/** Ends what is under way of a stopped batch, where whoever stopped it did not come to it. */
@RunsTask(stopBatch)
export class StopBatch implements TaskHandler<{ readonly batchId: number }> {
  constructor(private readonly batches: BatchService) {}

  run({ batchId }: { readonly batchId: number }): Promise<void> {
    return this.batches.endRunning(batchId);
  }
}
