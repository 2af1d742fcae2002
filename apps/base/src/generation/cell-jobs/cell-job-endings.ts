import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { hasEnded, type JobStatus } from '@reelsheet/platform-jobs';
import { BatchAnnouncements } from './batches/batch-announcements.js';
import { BatchRepository } from './batches/batch.repository.js';
import type { CellJobEnd, CellJobStage, MadeByCellJob } from './cell-job.js';
import { CellJobRepository } from './cell-job.repository.js';
import { CellJobs } from './cell-jobs.js';

/** The end of what a cell job has ordered. */
export interface OrderedEnding {
  readonly status: JobStatus;
  /** Captured price. */
  readonly cost: Micro;
  readonly reason: string | null;
}

/** Ends the cell job that ordered a generation or render, and wakes the jobs that wait for it. */
@Injectable()
export class CellJobEndings {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly batches: BatchRepository,
    private readonly announcements: BatchAnnouncements,
    private readonly requests: CellJobs,
  ) {}

  /** Call this in the transaction that ends the generation or render. */
  async ended(ordered: MadeByCellJob, { status, cost, reason }: OrderedEnding): Promise<void> {
    if (!hasEnded(status)) return;
    const end = status as CellJobEnd['status'];
    const stopped = `Its ${'generationId' in ordered ? 'generation' : 'render'} was stopped`;
    const ended = await this.cellJobs.endByOrdered(ordered, {
      status: end,
      reason: end === 'stopped' ? stopped : reason,
    });
    if (!ended) return;
    const { batchId, rerun, estimate, cellId, stage, skipsUnchanged: _, ...scope } = ended;
    if (batchId !== null) await this.countInBatch(batchId, stage, end, { held: estimate ?? 0, spent: cost });
    if (rerun) await this.cellJobs.request(scope, [cellId], null);
    await this.requests.wake(scope.organizationId);
  }

  private async countInBatch(
    batchId: number,
    stage: CellJobStage,
    status: CellJobEnd['status'],
    amounts: { readonly held: Micro; readonly spent: Micro },
  ): Promise<void> {
    const batch = await this.batches.lock(batchId);
    const isError = status === 'failed' || (status === 'stopped' && batch?.status !== 'stopped');
    const counted = status === 'completed' ? { completed: 1 } : { failed: isError ? 1 : 0 };
    await this.announcements.counted(await this.batches.count(batchId, stage, { ...counted, ...amounts }));
  }
}
