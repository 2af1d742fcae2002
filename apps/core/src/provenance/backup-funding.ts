import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { creditReference, type Changes, type JobEntity, type JobKind, type JobContext } from '@reelsheet/platform-jobs';
import { BackupErrors } from './backup.errors.js';
import { BackupError } from './backup-failure.js';
import { BackupStore } from './backup-store.js';

export interface Charged {
  readonly amount: Micro;
  /** The ledger's name of the charge. */
  readonly reference: string;
  /** The ledger was away: the end of the job charges. */
  readonly isOutboxed: boolean;
}

/** What the store keeps is paid for: held before it hears of anything, charged once it has it. */
@Injectable()
export class BackupFunding {
  constructor(
    private readonly store: BackupStore,
    private readonly credits: CreditGate,
  ) {}

  /** The price is written first, so that whatever becomes of the hold is given back with the end. */
  async hold<Job extends JobEntity>(kind: JobKind<Job>, work: JobContext<Job>, encodedLength: number): Promise<void> {
    const { id, organizationId } = work.job;
    const amount = this.store.price(encodedLength);
    await work.write({ estimate: amount } as Changes<Job>);
    try {
      await this.credits.hold({ organizationId, reference: creditReference(kind, id), amount });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.is(CommonErrors.insufficientCredits))
        throw new BackupError(BackupErrors.insufficientCredits, false, error);
      throw new BackupError(BackupErrors.fundingLookup, true, error);
    }
  }

  /** The end's own charge, a task, does nothing where this one has succeeded. */
  async charge<Job extends JobEntity>(
    kind: JobKind<Job>,
    { id, organizationId, estimate }: Job,
    encodedLength: number,
  ): Promise<Charged> {
    const reference = creditReference(kind, id);
    const amount = Math.min(this.store.price(encodedLength), estimate!);
    try {
      await this.credits.capture({ organizationId, reference, amount });
      return { amount, reference, isOutboxed: false };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (!error.is(CommonErrors.unavailable)) throw new BackupError(BackupErrors.chargeRejected, false, error);
      return { amount, reference, isOutboxed: true };
    }
  }
}
