import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { fillCells } from './run-cell-jobs.js';
import { CellJobRepository, type CellJobScope } from './cell-job.repository.js';

export type { CellJobScope };

/** Takes cells that are to be filled, and sees to it that somebody goes on with them. */
@Injectable()
export class CellJobs {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  /**
   * For automation: fills the sheet's cells once what they are made of is filled, and no earlier than `notBefore`. A cell
   * that waits already is not asked for twice; one that is being filled is filled again after that. Where the same as
   * last time would be asked of the vendor, nothing is.
   */
  async request(
    scope: CellJobScope,
    cellIds: readonly number[],
    { notBefore }: { notBefore?: Date } = {},
  ): Promise<void> {
    if (cellIds.length === 0) return;
    await this.transaction.run(async () => {
      await this.cellJobs.hold(scope.organizationId);
      await this.cellJobs.request(scope, cellIds, notBefore ?? null);
      await this.wake(scope.organizationId, notBefore);
    });
  }

  /** Part of the transaction after which fillings of the organization may go on. */
  async wake(organizationId: number, notBefore?: Date): Promise<void> {
    await this.tasks.schedule(
      fillCells,
      { organizationId },
      { organizationId, notBefore, key: () => String(organizationId) },
    );
  }
}
