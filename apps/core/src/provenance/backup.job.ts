import { join } from 'node:path';
import { backupFailed, backupSynced, findAssets } from '@reelsheet/contracts';
import { DomainError, inTemporaryFolder, sha256Of, sha256OfFile } from '@reelsheet/kernel';
import {
  AttemptsInterrupted,
  jobKind,
  RunsJob,
  type JobStep,
  type Outcome as JobOutcome,
  type JobContext as JobWork,
} from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';
import { OutboundClient, OutboundErrors } from '@reelsheet/platform-outbound';
import { encodedLengthOf } from '@reelsheet/provider-blob-store';
import { CoreConfig } from '../core.config.js';
import { BackupEntity } from './backup.entity.js';
import { BackupErrors } from './backup.errors.js';
import { BackupProcessError } from './backup-error.js';
import { BackupFunding } from './backup-funding.js';
import { lifeFrom } from './backup.js';
import { BackupRenewals } from './backup-renewals.js';
import { BackupStore } from './backup-store.js';

type BackupWork = JobWork<BackupEntity>;
type BackupOutcome = JobOutcome<BackupEntity>;

/**
 * Few at a time, because each downloads, uploads and reads back a large file. A caller waits for the first attempts.
 */
export const BACKUP = jobKind({
  entity: BackupEntity,
  concurrency: 4,
  maxOpen: 200,
  watched: true,
  leaseSeconds: 15,
  attempts: 3,
  backOffMs: [250, 1_000],
  events: {
    contracts: { completed: backupSynced, failed: backupFailed },
    payload: ({ id, organizationId, agentId, sourceEvent, assetType, status, storeBlobId, failureCode }) => ({
      backup_id: id,
      organization_id: organizationId,
      agent_id: agentId,
      source_event: sourceEvent,
      asset_type: assetType,
      status: status === 'completed' ? 'synced' : 'failed',
      store_blob_id: storeBlobId,
      error_code: failureCode,
    }),
  },
});

const DOWNLOAD_WITHIN_MS = 10 * 60_000;

/**
 * Steps: download, hold credits, upload, read back, capture. Finished steps are stored and not repeated by the next
 * worker.
 */
@RunsJob(BACKUP)
export class BackupStep implements JobStep<BackupEntity> {
  constructor(
    private readonly store: BackupStore,
    private readonly funding: BackupFunding,
    private readonly renewals: BackupRenewals,
    private readonly outbound: OutboundClient,
    private readonly rpc: RpcClient,
    private readonly config: CoreConfig,
  ) {}

  async run(work: BackupWork): Promise<BackupOutcome> {
    if (!work.job.storeBlobId) await inTemporaryFolder('backup', (folder) => this.bring(work, join(folder, 'asset')));
    else await this.funding.hold(BACKUP, work, work.job.storeEncodedLengthBytes!);
    await this.verify(work);
    return this.charge(work);
  }

  recover(error: unknown, { job }: BackupWork): BackupOutcome | undefined {
    if (error instanceof AttemptsInterrupted)
      return fail(BackupErrors.interrupted.code, BackupErrors.interrupted.message, job.verificationStatus);
    if (!(error instanceof BackupProcessError)) return undefined;
    const { definition, retryable, message } = error;
    const verificationStatus = definition === BackupErrors.readback && !retryable ? 'failed' : job.verificationStatus;
    if (!retryable) return fail(definition.code, message, verificationStatus);
    return { state: 'retry', reason: message, changes: { failureCode: definition.code } };
  }

  private async bring(work: BackupWork, file: string): Promise<void> {
    const { contentType, size } = await this.download(work, file);
    const contentSha256 = await sha256OfFile(file);
    await work.write({ contentSha256, sizeBytes: size, contentType: work.job.contentType ?? contentType });
    await this.funding.hold(BACKUP, work, encodedLengthOf(size));
    await this.upload(work, file);
  }

  private async download({ job, signal }: BackupWork, file: string) {
    const url = await this.presentAddress(job);
    const limits = { maxBytes: this.config.MAX_BACKUP_MEGABYTES * 2 ** 20, timeoutMs: DOWNLOAD_WITHIN_MS, signal };
    try {
      const { contentType, size } = await this.outbound.download(url, file, limits);
      return { size, contentType: contentType.split(';')[0]!.trim() || null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new BackupProcessError(BackupErrors.download, error.is(OutboundErrors.failed), error, error.message);
    }
  }

  /** The address of a file of the agent may have been withdrawn since the backup was ordered. */
  private async presentAddress({ agentId, assetUrl }: BackupEntity): Promise<string> {
    if (!assetUrl.startsWith(`${this.config.UPLOAD_URL}/media/`)) return assetUrl;
    const { assets } = await this.rpc.request(findAssets, { agent_id: agentId, url: assetUrl });
    return assets[0]?.url ?? assetUrl;
  }

  private async upload(work: BackupWork, file: string): Promise<void> {
    const { uploadBegun: isRepeated, ownerChainAddress: owner, sizeBytes } = work.job;
    await work.write({ uploadBegun: true });
    await work.write(await this.store.keep({ file, size: sizeBytes!, owner, isRepeated, signal: work.signal }));
  }

  private async verify({ job, signal }: BackupWork): Promise<void> {
    const found = await this.store.readBack(job.storeBlobId!, signal, sha256Of);
    if (found !== job.contentSha256) throw new BackupProcessError(BackupErrors.readback, job.attempt < BACKUP.attempts);
  }

  private async charge({ job }: BackupWork): Promise<BackupOutcome> {
    const { amount, reference, isOutboxed } = await this.funding.charge(BACKUP, job, job.storeEncodedLengthBytes!);
    const life = lifeFrom(job.storedAt!);
    return {
      state: 'completed',
      cost: amount,
      changes: {
        verificationStatus: 'verified',
        billingChargeId: reference,
        billingOutboxed: isOutboxed,
        failureCode: null,
        ...life,
      },
      commit: async () => {
        if (!job.ownerChainAddress) await this.renewals.schedule(job.id, job.organizationId, life.renewalDueAt);
      },
    };
  }
}

const fail = (
  failureCode: string,
  reason: string,
  verificationStatus: BackupEntity['verificationStatus'],
): BackupOutcome => ({
  state: 'failed',
  reason,
  changes: { failureCode, verificationStatus },
});
