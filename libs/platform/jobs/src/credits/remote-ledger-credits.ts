import { Injectable } from '@nestjs/common';
import { DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate, type Charge } from '@reelsheet/platform-credits';
import { JobCredits } from './job-credits.js';
import { RunsTask, taskKind, type TaskHandler } from '../tasks/task-kind.js';
import { Tasks } from '../tasks/tasks.js';

type Settlement = Omit<Charge, 'amount'> & { readonly price: Micro | null };

export const settleCredits = taskKind<Settlement>('settle_credits');

/**
 * The ledger is a neighbour's: closing is a task that is there with the job's end and lives until the neighbour has done it.
 * A hold is for the feature to ask for, before its job becomes due: no question to a neighbour runs inside a transaction.
 */
@Injectable()
export class RemoteLedgerCredits extends JobCredits {
  constructor(private readonly tasks: Tasks) {
    super();
  }

  hold(): Promise<void> {
    return Promise.resolve();
  }

  async raise(): Promise<void> {
    throw new Error('a price cannot be raised at a ledger that is elsewhere');
  }

  async close({ organizationId, reference }: Omit<Charge, 'amount'>, price: Micro | null): Promise<void> {
    await this.tasks.schedule(settleCredits, { organizationId, reference, price }, { organizationId });
  }
}

/** The ledger does each movement once, so this may be repeated. */
@RunsTask(settleCredits)
export class SettleCredits implements TaskHandler<Settlement> {
  constructor(private readonly credits: CreditGate) {}

  async run({ price, ...charge }: Settlement): Promise<void> {
    try {
      if (price === null) await this.credits.release(charge);
      else await this.credits.capture({ ...charge, amount: price });
    } catch (error) {
      // A DomainError would end the task for good, and the credits with it; whatever the ledger answers, it is asked again.
      throw error instanceof DomainError
        ? new Error(`the credits of ${charge.reference} wait`, { cause: error })
        : error;
    }
  }
}
