import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { MediaService } from '../media/media.service.js';
import { newKey } from '../store/key.js';
import { UploadConfig } from '../upload.config.js';
import { checkAnnouncement, type Announcement } from './announcement.js';
import { otherKind } from './blob.errors.js';
import { BlobRepository, type Blob } from './blob.repository.js';
import { expireBlob } from './expire-blob.task.js';
import { mayClaim, type Owner } from './owner.js';
import { Signer } from './signatures.js';
import type { Media } from '../media/media.repository.js';

const SHORTEST_WAIT_SECONDS = 24 * 60 * 60;

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
    private readonly blobs: BlobRepository,
    private readonly media: MediaService,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws `file_size_exceeded`, `invalid_content_type` or `validation_error`. What is never uploaded is forgotten after a day. */
  async announce(owner: Owner, announcement: Announcement): Promise<Announced> {
    const checked = checkAnnouncement(announcement);
    const now = this.clock.now();
    const blob = await this.transaction.run(async () => {
      const inserted = await this.blobs.insert(newKey(), owner, checked);
      await this.tasks.schedule(expireBlob, { blobId: inserted.id }, { notBefore: this.deadline(now) });
      return inserted;
    });
    return { blob, signedId: this.signer.signedId(blob.key), uploadUrl: this.uploadUrl(blob, now) };
  }

  /** The media behind a signed id; null for whom it is not, and before it is uploaded. Throws `invalid_content_type` for bytes of another kind. */
  async claim(claimant: Owner, signedId: string): Promise<Media | null> {
    const key = this.signer.keyOf(signedId);
    const blob = key === undefined ? null : await this.blobs.find(key);
    if (!blob?.storedAt || !mayClaim(blob, claimant)) return null;
    const mediaType = await this.media.detectType(blob);
    if (!mediaType) throw otherKind(blob.contentType);
    return this.transaction.run(async () => {
      if (!(await this.blobs.settle(blob.id, claimant.organizationId))) return null;
      return this.media.register(blob, mediaType);
    });
  }

  private deadline(now: Date): Date {
    return new Date(now.getTime() + Math.max(SHORTEST_WAIT_SECONDS, this.config.UPLOAD_URL_TTL) * 1_000);
  }

  private uploadUrl({ key, byteSize, checksum, contentType }: Blob, now: Date): string {
    const expires = Math.floor(now.getTime() / 1_000) + this.config.UPLOAD_URL_TTL;
    const signature = this.signer.signGrant({ key, expires, byteSize, checksum, contentType });
    return `${this.config.UPLOAD_URL}/blobs/${key}?expires=${expires}&signature=${signature}`;
  }
}
