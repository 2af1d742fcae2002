import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import type { Inspected } from '@reelsheet/platform-media-tools';
import { md5Hex } from '../media/etag.js';
import { MediaService } from '../media/media.service.js';
import { newKey } from '../store/key.js';
import { BlobStore } from '../store/store.port.js';
import { UploadConfig } from '../upload.config.js';
import { checkAnnouncement, type Announcement } from './uploads/announcement.js';
import { otherKind } from './blob.errors.js';
import { BlobFlushes } from './blob-flushes.js';
import { BlobRepository, type Blob } from './blob.repository.js';
import { expireBlob } from './expire-blob.task.js';
import { mayClaim, type Owner } from './storage-accounts/owner.js';
import { Signer } from './uploads/signatures.js';
import { accountOf, ofOrganization, ofUser } from './storage-accounts/storage-account.js';
import { StorageQuota } from './storage-accounts/storage-quota.js';
import { StoreMetrics } from './cleanup/store-metrics.js';
import { UploadDoor } from './uploads/upload-entry.js';
import type { Media } from '../media/media.repository.js';

const MIN_WAIT_SECONDS = 24 * 60 * 60;

export interface Announcing {
  /** What a paid job has made is stored even where the quota is reached. */
  readonly beyondQuota?: boolean;
}

export interface Claiming {
  /** The workspace whose storage it takes; the first one that claims it so. */
  readonly chargeTo?: number;
  /** What its maker found in it. */
  readonly findings?: Inspected;
}

export interface Announced {
  readonly blob: Blob;
  readonly signedId: string;
  readonly uploadUrl: string;
}

/** Announces bytes before they are there, and hands them over once they are. */
@Injectable()
export class BlobService {
  constructor(
    private readonly config: UploadConfig,
    private readonly signer: Signer,
    private readonly door: UploadDoor,
    private readonly store: BlobStore,
    private readonly blobs: BlobRepository,
    private readonly flushes: BlobFlushes,
    private readonly media: MediaService,
    private readonly quota: StorageQuota,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly metrics: StoreMetrics,
  ) {}

  /** Throws `file_size_exceeded`, `storage_quota_exceeded`, `invalid_content_type` or `validation_error`. What is never uploaded is forgotten after a day. */
  async announce(
    owner: Owner,
    announcement: Announcement,
    { beyondQuota = false }: Announcing = {},
  ): Promise<Announced> {
    const checked = checkAnnouncement(announcement);
    const now = this.clock.now();
    const blob = await this.transaction.run(async () => {
      const account = accountOf(owner);
      if (beyondQuota) await this.quota.takeBeyond(account, checked.byteSize);
      else await this.quota.take(account, checked.byteSize);
      const inserted = await this.blobs.insert(newKey(), owner, account, checked);
      await this.tasks.schedule(expireBlob, { blobId: inserted.id }, { notBefore: this.deadline(now) });
      return inserted;
    });
    return { blob, signedId: this.signer.signedId(blob.key), uploadUrl: await this.uploadUrl(blob, now) };
  }

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

  private deadline(now: Date): Date {
    return new Date(now.getTime() + Math.max(MIN_WAIT_SECONDS, this.config.UPLOAD_URL_TTL) * 1_000);
  }

  /** At the store itself, where it takes bytes from callers; else here. */
  private async uploadUrl(blob: Blob, now: Date): Promise<string> {
    const seconds = this.config.UPLOAD_URL_TTL;
    return (await this.store.addressFor(blob, now, seconds)) ?? (await this.door.addressFor(blob, now, seconds));
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
