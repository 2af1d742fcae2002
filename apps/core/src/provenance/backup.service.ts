import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, invalid, Notifier } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { hasEnded, Jobs } from '@reelsheet/platform-jobs';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { encodedLengthOf } from '@reelsheet/provider-blob-store';
import { backupErrorOf, BackupErrors } from './backup.errors.js';
import { BACKUP } from './backup.job.js';
import { fingerprintOf, type BackupRequest, type KeyedRequest } from './backup.js';
import { BackupRepository, type Backup, type ListedBackups } from './backup.repository.js';
import { BackupStore } from './backup-store.js';
import { ANSWER_WITHIN_MS, POLL_INTERVAL_MS } from './backup-limits.js';

interface BackupOwner {
  readonly id: number;
  readonly organizationId: number;
}

export interface BackupPage {
  readonly backups: readonly Backup[];
  readonly nextCursor: number | null;
}

@Injectable()
export class BackupService {
  constructor(
    private readonly backups: BackupRepository,
    private readonly store: BackupStore,
    private readonly jobs: Jobs,
    private readonly credits: CreditGate,
    private readonly outbound: OutboundClient,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Orders a backup and returns it when it is stored, or after a timeout as it is. Throws the error of a failed backup.
   */
  async create(agent: BackupOwner, request: BackupRequest): Promise<Backup> {
    this.assertReachable(request.assetUrl);
    assertEncrypted(request);
    const minPrice = this.store.price(encodedLengthOf(0));
    const known = await this.known(agent, request);
    if (known) assertSame(known, request);
    if (!known || known.status === 'failed') await this.assertFunded(agent.organizationId, minPrice);
    const ordered = await this.order(agent, request, known);
    assertSame(ordered, request);
    const backup = await this.ended(ordered.id);
    if (backup.status === 'failed')
      throw new DomainError(backupErrorOf(backup.failureCode), backup.failedReason ?? undefined);
    return backup;
  }

  /** Orders a backup if none exists for its key, without waiting for it. */
  async createOnce(agent: BackupOwner, request: KeyedRequest): Promise<void> {
    await this.order(agent, request, await this.backups.findByKey(agent.id, request.idempotencyKey));
  }

  async list(agentId: number, listed: ListedBackups): Promise<BackupPage> {
    const found = await this.backups.list(agentId, { ...listed, limit: listed.limit + 1 });
    const backups = found.slice(0, listed.limit);
    return { backups, nextCursor: found.length > listed.limit ? backups.at(-1)!.id : null };
  }

  async hide(agentId: number, id: number): Promise<void> {
    if (!(await this.backups.hide(agentId, id, this.clock.now()))) throw new DomainError(CommonErrors.notFound);
  }

  async erase(agentId: number): Promise<void> {
    await this.backups.eraseOf(agentId);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.backups.eraseOrganization(organizationId);
  }

  private async known({ id }: BackupOwner, { idempotencyKey }: BackupRequest): Promise<Backup | undefined> {
    return idempotencyKey === null ? undefined : this.backups.findByKey(id, idempotencyKey);
  }

  /** A failed backup with the same key is followed by a new one that continues where it ended. */
  private async order(
    owner: BackupOwner,
    request: BackupRequest,
    known: Backup | undefined,
  ): Promise<Pick<Backup, 'id' | 'fingerprint'>> {
    if (known && known.status !== 'failed') return known;
    const { id: agentId, organizationId } = owner;
    try {
      return await this.transaction.run(async () => {
        if (known && !(await this.backups.freeKey(known.id))) throw new DomainError(CommonErrors.conflict);
        const order = { ...request, agentId, organizationId, fingerprint: fingerprintOf(request) };
        return this.jobs.enqueue(BACKUP, { ...order, ...(known ? progressOf(known) : {}) });
      });
    } catch (error) {
      const isBeaten = isDuplicate(error) || (error instanceof DomainError && error.is(CommonErrors.conflict));
      const other = isBeaten ? await this.known(owner, request) : undefined;
      if (!other) throw error;
      return other;
    }
  }

  private async assertFunded(organizationId: number, minPrice: number): Promise<void> {
    let available: number;
    try {
      ({ available } = await this.credits.read(organizationId));
    } catch (cause) {
      throw new DomainError(BackupErrors.fundingLookup, undefined, undefined, { cause });
    }
    if (available < minPrice) throw new DomainError(BackupErrors.insufficientCredits);
  }

  private assertReachable(assetUrl: string): void {
    try {
      this.outbound.check(assetUrl);
    } catch (error) {
      throw error instanceof DomainError ? invalid('asset_url', `may not be fetched: ${error.message}`) : error;
    }
  }

  private async ended(id: number): Promise<Backup> {
    const news = new Notifier();
    const forget = this.jobs.watch(BACKUP, id, () => news.notify());
    const deadline = performance.now() + ANSWER_WITHIN_MS;
    try {
      for (;;) {
        const backup = await this.backups.get(id);
        if (hasEnded(backup.status) || performance.now() >= deadline) return backup;
        await news.wait(POLL_INTERVAL_MS);
      }
    } finally {
      forget();
    }
  }
}

/** Throws if the key was used for a different request. */
function assertSame({ fingerprint }: Pick<Backup, 'fingerprint'>, request: BackupRequest): void {
  if (fingerprint !== fingerprintOf(request)) throw invalid('idempotency_key', 'stands for another request');
}

/** Rejects unencrypted private content, because the store is public. */
function assertEncrypted({ visibility, encrypted, encryptionScheme }: BackupRequest): void {
  if (visibility !== 'private') return;
  if (!encrypted)
    throw invalid('encrypted', 'must be true for a private asset, which is encrypted before it is uploaded');
  if (!encryptionScheme) throw invalid('encryption_scheme', 'is required for a private asset');
}

function progressOf(failed: Backup): Partial<Backup> {
  const { contentSha256, sizeBytes, uploadBegun, storeBlobId, storeBlobObjectId, storeStorageId } = failed;
  const { storeEndEpoch, storeEncodedLengthBytes, storedAt, contentType } = failed;
  const source = { contentSha256, sizeBytes, contentType, uploadBegun };
  return {
    ...source,
    storeBlobId,
    storeBlobObjectId,
    storeStorageId,
    storeEndEpoch,
    storeEncodedLengthBytes,
    storedAt,
  };
}
