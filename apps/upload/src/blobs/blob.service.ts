import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import type { Inspected } from '@reelsheet/platform-media-tools';
import { md5Hex } from '../media/etag.js';
import { MediaService } from '../media/media.service.js';
import { BlobStore } from '../store/store.port.js';
import { otherKind } from './blob.errors.js';
import { BlobFlushes } from './blob-flushes.js';
import { BlobRepository, type Blob } from './blob.repository.js';
import { mayClaim, type Owner } from './storage-accounts/owner.js';
import { Signer } from './uploads/signatures.js';
import { ofOrganization, ofUser } from './storage-accounts/storage-account.js';
import { StorageQuota } from './storage-accounts/storage-quota.js';
import { StoreMetrics } from './cleanup/store-metrics.js';
import type { Media } from '../media/media.repository.js';

export interface Claiming {
  /** The workspace whose storage it takes; the first one that claims it so. */
  readonly chargeTo?: number;
  /** What its maker found in it. */
  readonly findings?: Inspected;
}

/** Hands announced bytes over once they are stored. */
@Injectable()
export class BlobService {
  constructor(
    private readonly signer: Signer,
    private readonly store: BlobStore,
    private readonly blobs: BlobRepository,
    private readonly flushes: BlobFlushes,
    private readonly media: MediaService,
    private readonly quota: StorageQuota,
    private readonly transaction: Transaction,
    private readonly metrics: StoreMetrics,
  ) {}

  /** The media behind a signed id, once it is safe from a crash; null for whom it is not, and before it is uploaded. Throws `invalid_content_type` for bytes of another kind, and `storage_quota_exceeded`. */
  async claim(claimant: Owner, signedId: string, { chargeTo, findings }: Claiming = {}): Promise<Media | null> {
    const key = this.signer.keyOf(signedId);
    const blob = key === undefined ? null : await this.blobs.find(key);
    if (!blob || !mayClaim(blob, claimant) || !(await this.isStored(blob))) return null;
    const mediaType = await this.media.detectType(blob);
    if (!mediaType) throw otherKind(blob.contentType);
    const media = await this.transaction.run(async () => {
      if (!(await this.blobs.settle(blob.id, claimant.organizationId))) return null;
      if (chargeTo !== undefined) await this.charge(blob, ofOrganization(chargeTo));
      return this.media.register(blob, mediaType, findings !== undefined);
    });
    if (media && findings) await this.media.showFindings(media, findings);
    return media;
  }

  /** A workspace that pays already goes on paying. */
  private async charge({ id, userId, byteSize }: Blob, account: string): Promise<void> {
    const uploader = userId === null ? undefined : ofUser(userId);
    if (uploader && (await this.blobs.charge(id, uploader, account)))
      await this.quota.move(uploader, account, byteSize);
  }

  /** Bytes that went to the store without us are seen when somebody claims them. */
  private async noticed(blob: Blob): Promise<boolean> {
    const stored = await this.store.stat(blob.key);
    if (stored?.byteSize !== blob.byteSize || isOther(stored.etag, blob.checksum)) return false;
    const finished = await this.blobs.finishUpload(blob.id, blob.claim, false);
    if (finished) this.metrics.arrived('store', blob.byteSize);
    return finished;
  }

  private async isStored(blob: Blob): Promise<boolean> {
    if (blob.storedAt !== null) return this.flushes.isSafe(blob);
    return this.store.isOpenToCallers && this.noticed(blob);
  }
}

/** Most stores give the MD5 as the tag of what came in one piece; what looks otherwise says nothing. */
function isOther(etag: string, checksum: string): boolean {
  const md5 = /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1];
  return md5 !== undefined && md5 !== md5Hex(checksum);
}
