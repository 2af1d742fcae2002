import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { newKey } from '../../store/key.js';
import { UploadConfig } from '../../upload.config.js';
import { BlobRepository, type Blob } from '../blob.repository.js';
import { RESUMABLE_SECONDS } from '../resumable/resumable-limits.js';
import { expireBlob } from '../expire-blob.task.js';
import type { BlobOwner } from '../storage-accounts/owner.js';
import { accountOf } from '../storage-accounts/storage-account.js';
import { StorageQuota } from '../storage-accounts/storage-quota.js';
import { checkAnnouncement, type Announcement } from './announcement.js';
import { Signer } from './signatures.js';
import { UploadAddresses } from './upload-addresses.js';
import { MIN_WAIT_SECONDS } from './upload-limits.js';

export interface Announcing {
  /** Results of paid jobs are stored even above the quota. */
  readonly beyondQuota?: boolean;
  /** True if the owner has the small quota. */
  readonly hasSmallQuota?: boolean;
  /** True if the bytes arrive in several requests. */
  readonly isResumable?: boolean;
}

export interface Announced {
  readonly blob: Blob;
  readonly signedId: string;
  readonly uploadUrl: string;
  readonly expiresAt: Date;
}

/** Announces bytes before they are uploaded. */
@Injectable()
export class BlobAnnouncementService {
  constructor(
    private readonly config: UploadConfig,
    private readonly signer: Signer,
    private readonly addresses: UploadAddresses,
    private readonly blobs: BlobRepository,
    private readonly quota: StorageQuota,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `file_size_exceeded`, `storage_quota_exceeded`, `invalid_content_type` or `validation_error`. An
   * announcement without upload expires after a day.
   */
  async announce(
    owner: BlobOwner,
    announcement: Announcement,
    { beyondQuota = false, hasSmallQuota = false, isResumable = false }: Announcing = {},
  ): Promise<Announced> {
    const checked = checkAnnouncement(announcement);
    const now = this.clock.now();
    const expiresAt = isResumable ? inSeconds(now, RESUMABLE_SECONDS) : this.deadline(now);
    const blob = await this.transaction.run(async () => {
      const account = accountOf(owner);
      if (beyondQuota) await this.quota.takeBeyond(account, checked.byteSize);
      else await this.quota.take(account, checked.byteSize, hasSmallQuota);
      const inserted = await this.blobs.insert(newKey(), owner, account, checked);
      await this.tasks.schedule(expireBlob, { blobId: inserted.id }, { notBefore: expiresAt });
      if (isResumable) await this.blobs.expectChunks(inserted.id, expiresAt);
      return inserted;
    });
    const uploadUrl = isResumable ? this.addresses.ofResumable(blob) : await this.addresses.of(blob, now);
    return { blob, signedId: this.signer.signedId(blob.key), uploadUrl, expiresAt };
  }

  private deadline(now: Date): Date {
    return inSeconds(now, Math.max(MIN_WAIT_SECONDS, this.config.UPLOAD_URL_TTL));
  }
}

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);
