import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { RunningOrders } from '../running-orders.js';
import { stopBatch } from '../run-cell-jobs.js';

/** Stops what is running of a batch, in case the process that stopped the batch was killed before. */
@RunsTask(stopBatch)
export class StopBatch implements TaskHandler<{ readonly batchId: number }> {
  constructor(private readonly running: RunningOrders) {}

  run({ batchId }: { readonly batchId: number }): Promise<void> {
    return this.running.stop(batchId);
  }
}
