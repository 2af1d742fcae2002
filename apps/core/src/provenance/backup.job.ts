import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupFailed, backupSynced } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, inTemporaryFolder, type ErrorDefinition } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import {
  creditReference,
  CutOff,
  jobKind,
  RunsJob,
  type JobStep,
  type Outcome as JobOutcome,
  type Work as JobWork,
} from '@reelsheet/platform-jobs';
import { OutboundClient, OutboundErrors } from '@reelsheet/platform-outbound';
import { ProviderError } from '@reelsheet/provider-common';
import { encodedLengthOf } from '@reelsheet/provider-blob-store';
import { CoreConfig } from '../core.config.js';
import { BackupEntity } from './backup.entity.js';
import { BackupErrors } from './backup.errors.js';
import { EPOCHS, lifeFrom } from './backup.js';
import { BackupStore } from './backup-store.js';

type Work = JobWork<BackupEntity>;
type Outcome = JobOutcome<BackupEntity>;

/** Download, upload and readback of large files: few at a time. A caller waits for the first tries. */
export const BACKUP = jobKind({
  entity: BackupEntity,
  concurrency: 4,
  mostOpen: 200,
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

/** What goes wrong on the way to a backup, and whether another try may help. */
class BackupFault extends Error {
  constructor(
    readonly definition: ErrorDefinition,
    readonly retryable: boolean,
    cause?: unknown,
    reason?: string,
  ) {
    super(reason ? `${definition.message}: ${reason}` : definition.message, { cause });
  }
}

/** Download → credits → upload → readback → charge. What was done is written, and not done again by whoever comes next. */
@RunsJob(BACKUP)
export class BackupStep implements JobStep<BackupEntity> {
  constructor(
    private readonly store: BackupStore,
    private readonly credits: CreditGate,
    private readonly outbound: OutboundClient,
    private readonly config: CoreConfig,
    private readonly clock: Clock,
  ) {}

  async run(work: Work): Promise<Outcome> {
    if (!work.job.storeBlobId) await inTemporaryFolder('backup', (folder) => this.bring(work, join(folder, 'asset')));
    else await this.hold(work, work.job.storeEncodedLengthBytes!);
    await this.verify(work);
    return this.charge(work);
  }

  recover(error: unknown, { job }: Work): Outcome | undefined {
    if (error instanceof CutOff)
      return fail(BackupErrors.interrupted.code, BackupErrors.interrupted.message, job.verificationStatus);
    if (!(error instanceof BackupFault)) return undefined;
    const { definition, retryable, message } = error;
    const verificationStatus = definition === BackupErrors.readback && !retryable ? 'failed' : job.verificationStatus;
    if (!retryable) return fail(definition.code, message, verificationStatus);
    return { state: 'retry', reason: message, changes: { failureCode: definition.code } };
  }

  private async bring(work: Work, file: string): Promise<void> {
    const { contentType, size } = await this.download(work, file);
    const contentSha256 = await sha256Of(createReadStream(file));
    await work.write({ contentSha256, sizeBytes: size, contentType: work.job.contentType ?? contentType });
    await this.hold(work, encodedLengthOf(size));
    await this.upload(work, file);
  }

  private async download({ job, signal }: Work, file: string) {
    const limits = { maxBytes: this.config.MAX_BACKUP_MEGABYTES * 2 ** 20, timeoutMs: DOWNLOAD_WITHIN_MS, signal };
    try {
      const { contentType, size } = await this.outbound.download(job.assetUrl, file, limits);
      return { size, contentType: contentType.split(';')[0]!.trim() || null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new BackupFault(BackupErrors.download, error.is(OutboundErrors.failed), error, error.message);
    }
  }

  /** The price is written first, so that whatever becomes of the hold is given back with the end. */
  private async hold(work: Work, encodedLength: number): Promise<void> {
    const { id, organizationId } = work.job;
    const amount = this.store.price(encodedLength);
    await work.write({ estimate: amount });
    try {
      await this.credits.hold({ organizationId, reference: creditReference(BACKUP, id), amount });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.is(CommonErrors.insufficientCredits))
        throw new BackupFault(BackupErrors.insufficientCredits, false, error);
      throw new BackupFault(BackupErrors.fundingLookup, true, error);
    }
  }

  /**
   * Blobs are found by what they hold: what an upload of unknown outcome left is found by the next, which therefore does
   * not force another object.
   */
  private async upload(work: Work, file: string): Promise<void> {
    const { uploadBegun, ownerChainAddress, sizeBytes } = work.job;
    const owner = ownerChainAddress ?? undefined;
    await work.write({ uploadBegun: true });
    try {
      const request = { file, epochs: EPOCHS, owner, force: owner !== undefined && !uploadBegun, signal: work.signal };
      const blob = await this.store.blobs.store(request);
      await work.write({
        storeBlobId: blob.blobId,
        storeBlobObjectId: blob.objectId,
        storeStorageId: blob.storageId,
        storeEndEpoch: blob.endEpoch,
        storeEncodedLengthBytes: blob.encodedLength ?? encodedLengthOf(sizeBytes!),
        storedAt: this.clock.now(),
      });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw new BackupFault(BackupErrors.upload, error.retryable || error.category === 'unknown_outcome', error);
    }
  }

  /** Aggregators may not know at once what a publisher has stored. */
  private async verify({ job, signal }: Work): Promise<void> {
    const found = await this.readBack(job.storeBlobId!, signal);
    if (found !== job.contentSha256) throw new BackupFault(BackupErrors.readback, job.attempt < BACKUP.attempts);
  }

  private async readBack(blobId: string, signal: AbortSignal): Promise<string> {
    try {
      return await sha256Of(await this.store.blobs.read(blobId, signal));
    } catch (error) {
      signal.throwIfAborted();
      throw new BackupFault(BackupErrors.readback, true, error, 'it could not be read');
    }
  }

  /** The end's own charge, a task, does nothing where this one has succeeded. */
  private async charge({ job }: Work): Promise<Outcome> {
    const reference = creditReference(BACKUP, job.id);
    const amount = Math.min(this.store.price(job.storeEncodedLengthBytes!), job.estimate!);
    let billingOutboxed = false;
    try {
      await this.credits.capture({ organizationId: job.organizationId, reference, amount });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (!error.is(CommonErrors.unavailable)) throw new BackupFault(BackupErrors.chargeRejected, false, error);
      billingOutboxed = true;
    }
    const changes = {
      verificationStatus: 'verified' as const,
      billingChargeId: reference,
      billingOutboxed,
      failureCode: null,
      ...lifeFrom(job.storedAt!),
    };
    return { state: 'completed', cost: amount, changes };
  }
}

const fail = (
  failureCode: string,
  reason: string,
  verificationStatus: BackupEntity['verificationStatus'],
): Outcome => ({
  state: 'failed',
  reason,
  changes: { failureCode, verificationStatus },
});

async function sha256Of(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) hash.update(chunk);
  });
  return hash.digest('hex');
}
