import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { UnreadableMedia, type Inspected } from '@reelsheet/platform-media-tools';
import type { MediaType } from '../media/content-types.js';
import { MediaService } from '../media/media.service.js';
import { otherKind, unreadable } from './blob.errors.js';
import { BlobFlushes } from './blob-flushes.js';
import { BlobRepository, type Blob } from './blob.repository.js';
import { canClaim, type BlobOwner } from './storage-accounts/owner.js';
import { Signer } from './uploads/signatures.js';
import { ResumableUploadService } from './resumable/resumable-upload.service.js';
import { StoreUploads } from './uploads/store-uploads.js';
import { ofOrganization, ofUser } from './storage-accounts/storage-account.js';
import { StorageQuota } from './storage-accounts/storage-quota.js';
import type { Media } from '../media/media.repository.js';

export interface Claiming {
  /** The organization that pays for it, unless another one claimed it first. */
  readonly chargeTo?: number;
  /** True if that organization has the small quota. */
  readonly hasSmallQuota?: boolean;
  /** Result of the inspection by the service that made the file. */
  readonly findings?: Inspected;
}

/** Hands over announced bytes once they are stored. */
@Injectable()
export class BlobService {
  constructor(
    private readonly signer: Signer,
    private readonly blobs: BlobRepository,
    private readonly flushes: BlobFlushes,
    private readonly uploads: StoreUploads,
    private readonly resumables: ResumableUploadService,
    private readonly media: MediaService,
    private readonly quota: StorageQuota,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Returns the media of a signed id once it is safe from a crash; null for other claimants, and before the upload.
   * Throws `invalid_content_type` for bytes of another type or that cannot be read, `storage_quota_exceeded`, and
   * `service_unavailable` while another process takes the bytes over.
   */
  async claim(claimant: BlobOwner, signedId: string, claiming: Claiming = {}): Promise<Media | null> {
    const { findings } = claiming;
    const key = this.signer.keyOf(signedId);
    const announced = key === undefined ? null : await this.blobs.find(key);
    if (!announced || !canClaim(announced, claimant) || isOfAnother(announced, claiming)) return null;
    const blob = await this.stored(announced);
    if (!blob) return null;
    const mediaType = await this.typeOf(blob);
    const media = await this.transaction.run(async () => {
      if (!(await this.blobs.settle(blob.id, claimant.organizationId))) return null;
      await this.charge(blob, claiming);
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
  private async charge({ id, userId, byteSize }: Blob, { chargeTo, hasSmallQuota = false }: Claiming): Promise<void> {
    if (chargeTo === undefined) return;
    const account = ofOrganization(chargeTo);
    const uploader = userId === null ? undefined : ofUser(userId);
    if (uploader && (await this.blobs.charge(id, uploader, account)))
      await this.quota.move(uploader, account, byteSize, hasSmallQuota);
  }

  /** Uploads that went directly to the store are taken over when they are claimed. */
  private async stored(blob: Blob): Promise<Blob | null> {
    if (blob.storedAt !== null) return (await this.flushes.isSafe(blob)) ? blob : null;
    const finished = await this.resumables.finishedOf(blob);
    return finished === undefined ? this.uploads.takeOver(blob) : finished;
  }
}

/** Bytes that were announced for an organization are first claimed by that one. */
const isOfAnother = ({ organizationId }: Blob, { chargeTo }: Claiming) =>
  organizationId !== null && chargeTo !== undefined && organizationId !== chargeTo;
