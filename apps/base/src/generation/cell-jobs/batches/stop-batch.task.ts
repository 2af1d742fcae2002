import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { BatchService } from './batch.service.js';
import { stopBatch } from '../run-cell-jobs.js';

/** Stops the running generations of a batch, in case the process that stopped the batch was killed before. */
@RunsTask(stopBatch)
export class StopBatch implements TaskHandler<{ readonly batchId: number }> {
  constructor(private readonly batches: BatchService) {}

  run({ batchId }: { readonly batchId: number }): Promise<void> {
    return this.batches.stopRunning(batchId);
  }
}
