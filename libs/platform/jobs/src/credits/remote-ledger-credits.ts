import { Injectable } from '@nestjs/common';
import { DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate, type Charge } from '@reelsheet/platform-credits';
import { JobCredits } from './job-credits.js';
import { RunsTask, taskKind, type TaskHandler } from '../tasks/task-kind.js';
import { Tasks } from '../tasks/tasks.js';

type Settlement = Omit<Charge, 'amount'> & { readonly price: Micro | null };

export const settleCredits = taskKind<Settlement>('settle_credits');

/**
 * For services whose ledger is in another service. Settlement is a task, scheduled in the transaction that ends the job
 * and retried until the ledger has confirmed it. The feature requests the hold before it makes the job due, because no
 * request to another service runs inside a transaction.
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
    throw new Error('a hold in a remote ledger cannot be raised');
  }

  async close({ organizationId, reference }: Omit<Charge, 'amount'>, price: Micro | null): Promise<void> {
    await this.tasks.schedule(settleCredits, { organizationId, reference, price }, { organizationId });
  }
}

/** May be repeated, because the ledger applies each movement once. */
@RunsTask(settleCredits)
export class SettleCredits implements TaskHandler<Settlement> {
  constructor(private readonly credits: CreditGate) {}

  async run({ price, ...charge }: Settlement): Promise<void> {
    try {
      if (price === null) await this.credits.release(charge);
      else await this.credits.capture({ ...charge, amount: price });
    } catch (error) {
      // A DomainError would end the task and leave the credits held, so every error is retried.
      throw error instanceof DomainError
        ? new Error(`the credits of ${charge.reference} are not settled yet`, { cause: error })
        : error;
    }
  }
}
