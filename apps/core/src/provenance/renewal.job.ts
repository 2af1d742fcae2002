import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupFailed } from '@reelsheet/contracts';
import { inTemporaryFolder, sha256OfFile } from '@reelsheet/kernel';
import {
  AttemptsInterrupted,
  jobKind,
  RunsJob,
  type JobStep,
  type Outcome as JobOutcome,
  type JobContext as JobWork,
} from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { encodedLengthOf } from '@reelsheet/provider-blob-store';
import { BackupErrors } from './backup.errors.js';
import { BackupProcessError } from './backup-error.js';
import { BackupFunding } from './backup-funding.js';
import { BackupRenewals } from './backup-renewals.js';
import { BackupRepository, type Backup } from './backup.repository.js';
import { BackupStore } from './backup-store.js';
import { RenewalEntity } from './renewal.entity.js';

type RenewalWork = JobWork<RenewalEntity>;
type RenewalOutcome = JobOutcome<RenewalEntity>;

export const RENEWAL = jobKind({ entity: RenewalEntity, concurrency: 2, leaseSeconds: 15, attempts: 3 });

/** Steps: hold credits, read the bytes from the store, store them again, capture. */
@RunsJob(RENEWAL)
export class RenewalStep implements JobStep<RenewalEntity> {
  constructor(
    private readonly backups: BackupRepository,
    private readonly store: BackupStore,
    private readonly funding: BackupFunding,
    private readonly renewals: BackupRenewals,
    private readonly outbox: Outbox,
  ) {}

  async run(work: RenewalWork): Promise<RenewalOutcome> {
    const backup = await this.backups.find(work.job.backupId);
    if (!backup) return { state: 'stopped' };
    const { kept } = work.job;
    await this.funding.hold(RENEWAL, work, kept?.storeEncodedLengthBytes ?? encodedLengthOf(backup.sizeBytes!));
    if (!kept) await inTemporaryFolder('renewal', (folder) => this.keep(work, backup, join(folder, 'blob')));
    return this.charge(work, backup);
  }

  recover(error: unknown, { job }: RenewalWork): RenewalOutcome | undefined {
    const fault =
      error instanceof AttemptsInterrupted ? new BackupProcessError(BackupErrors.interrupted, false, error) : error;
    if (!(fault instanceof BackupProcessError)) return undefined;
    const { message: reason, retryable } = fault;
    if (retryable && job.attempt < RENEWAL.attempts) return { state: 'retry', reason };
    return { state: 'failed', reason, commit: () => this.reportError(job, fault) };
  }

  private async keep(work: RenewalWork, backup: Backup, file: string): Promise<void> {
    const { signal } = work;
    await this.store.readBack(backup.storeBlobId!, signal, (bytes) => pipeline(bytes, createWriteStream(file)));
    if ((await sha256OfFile(file)) !== backup.contentSha256) throw new BackupProcessError(BackupErrors.readback, true);
    const kept = await this.store.keep({ file, size: backup.sizeBytes!, owner: null, isRepeated: true, signal });
    await work.write({ kept: { ...kept, storedAt: kept.storedAt.toISOString() } });
  }

  private async charge({ job }: RenewalWork, { id }: Backup): Promise<RenewalOutcome> {
    const kept = { ...job.kept!, storedAt: new Date(job.kept!.storedAt) };
    const { amount } = await this.funding.charge(RENEWAL, job, kept.storeEncodedLengthBytes);
    return { state: 'completed', cost: amount, commit: () => this.renewals.renewed(id, job.organizationId, kept) };
  }

  /** Reports a failed renewal. The backup stays valid until it expires, unless a later attempt succeeds. */
  private async reportError({ backupId }: RenewalEntity, { definition }: BackupProcessError): Promise<void> {
    const backup = await this.backups.find(backupId);
    if (!backup) return;
    await this.outbox.send(backupFailed, {
      backup_id: backupId,
      organization_id: backup.organizationId,
      agent_id: backup.agentId,
      source_event: backup.sourceEvent,
      asset_type: backup.assetType,
      status: 'failed',
      store_blob_id: backup.storeBlobId,
      error_code: `renewal_${definition.code}`,
    });
  }
}
