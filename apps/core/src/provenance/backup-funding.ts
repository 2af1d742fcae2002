import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { creditReference, type Changes, type JobEntity, type JobKind, type JobContext } from '@reelsheet/platform-jobs';
import { BackupErrors } from './backup.errors.js';
import { BackupProcessError } from './backup-error.js';
import { BackupStore } from './backup-store.js';

export interface Charged {
  readonly amount: Micro;
  /** The reference of the charge in the ledger. */
  readonly reference: string;
  /** True if the ledger was unavailable; the end of the job charges then. */
  readonly isOutboxed: boolean;
}

/** Pays for stored bytes: holds credits before the upload and captures them after it. */
@Injectable()
export class BackupFunding {
  constructor(
    private readonly store: BackupStore,
    private readonly credits: CreditGate,
  ) {}

  /** The price is stored first, so that the end of the job releases the hold in any case. */
  async hold<Job extends JobEntity>(kind: JobKind<Job>, work: JobContext<Job>, encodedLength: number): Promise<void> {
    const { id, organizationId } = work.job;
    const amount = this.store.price(encodedLength);
    await work.write({ estimate: amount } as Changes<Job>);
    try {
      await this.credits.hold({ organizationId, reference: creditReference(kind, id), amount });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.is(CommonErrors.insufficientCredits))
        throw new BackupProcessError(BackupErrors.insufficientCredits, false, error);
      throw new BackupProcessError(BackupErrors.fundingLookup, true, error);
    }
  }

  /** The charge at the end of the job, a task, has no effect if this one succeeded. */
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
      if (!error.is(CommonErrors.unavailable)) throw new BackupProcessError(BackupErrors.chargeRejected, false, error);
      return { amount, reference, isOutboxed: true };
    }
  }
}
