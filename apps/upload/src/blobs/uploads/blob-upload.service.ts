import { Injectable } from '@nestjs/common';
import { fileKeyOf, newKey } from '../../store/key.js';
import { FileStore } from '../../store/store.port.js';
import { refused, taken } from '../blob.errors.js';
import { BlobClaims } from '../blob-claim.repository.js';
import { BlobFlushes } from '../blob-flushes.js';
import type { Blob } from '../blob.repository.js';
import { Md5Thread } from './md5-thread.js';
import { UploadAdmission, type IncomingUpload } from './upload-admission.js';
import { UploadCompletion } from './upload-completion.js';
import { verified } from './verified.js';

/** Receives the bytes of an announced blob, once. */
@Injectable()
export class BlobUploadService {
  constructor(
    private readonly admission: UploadAdmission,
    private readonly claims: BlobClaims,
    private readonly store: FileStore,
    private readonly flushes: BlobFlushes,
    private readonly md5: Md5Thread,
    private readonly completion: UploadCompletion,
  ) {}

  /**
   * Throws 403 for a bad address, type or expiry, 400 or 413 for other bytes than announced, 409 for a blob that has
   * its bytes or is receiving them.
   */
  async receive(upload: IncomingUpload): Promise<Blob> {
    const blob = await this.admission.admit(upload);
    const claim = blob.storedAt ? undefined : await this.claims.acquire(blob.id, 'stored_at IS NULL');
    if (claim === undefined) throw taken();
    const attempt = { ...blob, claim, fileKey: this.store.writesLate && claim > 1 ? newKey() : null };
    await this.claims.holdWhile(blob.id, claim, async () => {
      await this.store.put(fileKeyOf(attempt), verified(upload.body, blob, this.md5), claim);
      await this.complete(attempt);
    });
    if (this.store.needsFlush) this.flushes.begin(attempt);
    return blob;
  }

  private async complete(attempt: Blob): Promise<void> {
    const completion = await this.completion.complete(attempt, 'service');
    if (completion === 'taken') throw taken();
    if (completion === 'gone') throw refused();
  }
}
