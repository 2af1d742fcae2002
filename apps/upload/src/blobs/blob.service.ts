import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { UnreadableMedia, type Inspected } from '@reelsheet/platform-media-tools';
import { md5Hex } from '../media/etag.js';
import type { MediaType } from '../media/content-types.js';
import { MediaService } from '../media/media.service.js';
import { FileStore } from '../store/store.port.js';
import { otherKind, unreadable } from './blob.errors.js';
import { BlobFlushes } from './blob-flushes.js';
import { BlobRepository, type Blob } from './blob.repository.js';
import { canClaim, type BlobOwner } from './storage-accounts/owner.js';
import { Signer } from './uploads/signatures.js';
import { ofOrganization, ofUser } from './storage-accounts/storage-account.js';
import { StorageQuota } from './storage-accounts/storage-quota.js';
import { StoreMetrics } from './cleanup/store-metrics.js';
import type { Media } from '../media/media.repository.js';

export interface Claiming {
  /** The organization that pays for it, unless another one claimed it first. */
  readonly chargeTo?: number;
  /** Result of the inspection by the service that made the file. */
  readonly findings?: Inspected;
}

/** Hands over announced bytes once they are stored. */
@Injectable()
export class BlobService {
  constructor(
    private readonly signer: Signer,
    private readonly store: FileStore,
    private readonly blobs: BlobRepository,
    private readonly flushes: BlobFlushes,
    private readonly media: MediaService,
    private readonly quota: StorageQuota,
    private readonly transaction: Transaction,
    private readonly metrics: StoreMetrics,
  ) {}

  /**
   * Returns the media of a signed id once it is safe from a crash; null for other claimants, and before the upload.
   * Throws `invalid_content_type` for bytes of another type or that cannot be read, and `storage_quota_exceeded`.
   */
  async claim(claimant: BlobOwner, signedId: string, { chargeTo, findings }: Claiming = {}): Promise<Media | null> {
    const key = this.signer.keyOf(signedId);
    const blob = key === undefined ? null : await this.blobs.find(key);
    if (!blob || !canClaim(blob, claimant) || !(await this.isStored(blob))) return null;
    const mediaType = await this.typeOf(blob);
    const media = await this.transaction.run(async () => {
      if (!(await this.blobs.settle(blob.id, claimant.organizationId))) return null;
      if (chargeTo !== undefined) await this.charge(blob, ofOrganization(chargeTo));
      return this.media.register(blob, mediaType, findings !== undefined);
    });
    if (media?.inspectionError) throw unreadable(media.inspectionError);
    if (media && findings) await this.media.storeInspection(media, findings);
    return media;
  }

  private async typeOf(blob: Blob): Promise<MediaType> {
    const mediaType = await this.media.detectType(blob).catch((error: unknown) => {
      throw error instanceof UnreadableMedia ? unreadable(error.message) : error;
    });
    if (!mediaType) throw otherKind(blob.contentType);
    return mediaType;
  }

  /** An organization that already pays continues to pay. */
  private async charge({ id, userId, byteSize }: Blob, account: string): Promise<void> {
    const uploader = userId === null ? undefined : ofUser(userId);
    if (uploader && (await this.blobs.charge(id, uploader, account)))
      await this.quota.move(uploader, account, byteSize);
  }

  /** Uploads that went directly to the store are detected when they are claimed. */
  private async detectUpload(blob: Blob): Promise<boolean> {
    const stored = await this.store.stat(blob.key);
    if (stored?.byteSize !== blob.byteSize || isOther(stored.etag, blob.checksum)) return false;
    const finished = await this.blobs.finishUpload(blob.id, blob.claim, false);
    if (finished) this.metrics.arrived('store', blob.byteSize);
    return finished;
  }

  private async isStored(blob: Blob): Promise<boolean> {
    if (blob.storedAt !== null) return this.flushes.isSafe(blob);
    return this.store.isOpenToCallers && this.detectUpload(blob);
  }
}

/** Most stores return the MD5 as the entity tag of a single-part upload; any other form says nothing. */
function isOther(etag: string, checksum: string): boolean {
  const md5 = /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1];
  return md5 !== undefined && md5 !== md5Hex(checksum);
}
