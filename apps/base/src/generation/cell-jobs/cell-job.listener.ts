import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { GenerationHooks, type GenerationEnding } from '../generations/generation-hooks.js';
import { BatchRepository } from './batches/batch.repository.js';
import { CellJobRepository } from './cell-job.repository.js';
import { CellJobs } from './cell-jobs.js';

/** Ends the cell job that enqueued a generation, and wakes the jobs that wait for it. */
@OnHook(GenerationHooks.ended)
export class CellJobListener implements HookHandler<typeof GenerationHooks.ended> {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly batches: BatchRepository,
    private readonly requests: CellJobs,
  ) {}

  async handle({ generationId, status, cost, reason }: GenerationEnding): Promise<void> {
    if (status !== 'completed' && status !== 'failed' && status !== 'stopped') return;
    const ended = await this.cellJobs.endByGeneration(generationId, {
      status,
      reason: status === 'stopped' ? 'Its generation was stopped' : reason,
    });
    if (!ended) return;
    const { batchId, rerun, estimate, cellId, ...scope } = ended;
    if (batchId !== null) await this.countInBatch(batchId, status, estimate ?? 0, cost);
    if (rerun) await this.cellJobs.request(scope, [cellId], null);
    await this.requests.wake(scope.organizationId);
  }

  private async countInBatch(batchId: number, status: string, held: number, spent: number): Promise<void> {
    const batch = await this.batches.lock(batchId);
    const isError = status === 'failed' || (status === 'stopped' && batch?.status !== 'stopped');
    const counted = status === 'completed' ? { completed: 1 } : { failed: isError ? 1 : 0 };
    await this.batches.count(batchId, { ...counted, held, spent });
  }
}
