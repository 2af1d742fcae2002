import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { fillCells } from './fill-cells.js';
import { FillingRepository, type FillingScope } from './filling.repository.js';

export type { FillingScope };

/** Takes cells that are to be filled, and sees to it that somebody goes on with them. */
@Injectable()
export class Fillings {
  constructor(
    private readonly fillings: FillingRepository,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  /**
   * For automation: fills the sheet's cells once what they are made of is filled, and no earlier than `notBefore`. A cell
   * that waits already is not asked for twice; one that is being filled is filled again after that. Where the same as
   * last time would be asked of the vendor, nothing is.
   */
  async request(
    scope: FillingScope,
    cellIds: readonly number[],
    { notBefore }: { notBefore?: Date } = {},
  ): Promise<void> {
    if (cellIds.length === 0) return;
    await this.transaction.run(async () => {
      await this.fillings.hold(scope.organizationId);
      await this.fillings.request(scope, cellIds, notBefore ?? null);
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
