import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { runCellJobs } from './run-cell-jobs.js';
import { CellJobRepository, type CellJobScope } from './cell-job.repository.js';

export type { CellJobScope };

/** Requests cell jobs and schedules the task that runs them. */
@Injectable()
export class CellJobs {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Requests automatic cells, which are generated after their inputs and not before `notBefore`. A cell that already
   * waits is not requested twice; one that is running is requested again when it ends. A cell whose input is the same
   * as last time is not generated.
   */
  async request(
    scope: CellJobScope,
    cellIds: readonly number[],
    { notBefore }: { notBefore?: Date } = {},
  ): Promise<void> {
    if (cellIds.length === 0) return;
    await this.transaction.run(async () => {
      await this.cellJobs.lock(scope.organizationId);
      await this.cellJobs.request(scope, cellIds, notBefore ?? null);
      await this.wake(scope.organizationId, notBefore);
    });
  }

  /** Call this in the transaction after which cell jobs of the organization may continue. */
  async wake(organizationId: number, notBefore?: Date): Promise<void> {
    await this.tasks.schedule(
      runCellJobs,
      { organizationId },
      { organizationId, notBefore, key: () => String(organizationId) },
    );
  }
}
