import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { essenceOf } from '../../media/content-types.js';
import { isKey } from '../../store/key.js';
import { BlobStore } from '../../store/store.port.js';
import { mismatch, refused, taken, tooLong } from '../blob.errors.js';
import { BlobClaims } from '../blob-claim.repository.js';
import { BlobFlushes } from '../blob-flushes.js';
import { expireBlob, UNCLAIMED_SECONDS } from '../expire-blob.task.js';
import { BlobRepository, type Blob } from '../blob.repository.js';
import { Md5Thread } from './md5-thread.js';
import { UploadDoor } from './upload-entry.js';
import { verified } from './verified.js';
import { StoreMetrics } from '../cleanup/store-metrics.js';

export interface IncomingUpload {
  readonly key: string;
  /** What the address was signed with. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly contentType: string;
  /** Base64 MD5. */
  readonly checksum: string;
  /** Undefined where the sender does not say it beforehand. */
  readonly byteSize?: number;
  readonly body: Readable;
}

/** Takes the bytes of an announced blob, once. */
@Injectable()
export class BlobUploadService {
  constructor(
    private readonly door: UploadDoor,
    private readonly blobs: BlobRepository,
    private readonly claims: BlobClaims,
    private readonly store: BlobStore,
    private readonly flushes: BlobFlushes,
    private readonly md5: Md5Thread,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly metrics: StoreMetrics,
  ) {}

  /** Throws 403 for a bad address, type or expiry, 400 or 413 for other bytes than announced, 409 for a blob that has its bytes or is getting them. */
  async receive(upload: IncomingUpload): Promise<Blob> {
    const blob = await this.admit(upload);
    const claim = blob.storedAt ? undefined : await this.claims.acquire(blob.id, 'stored_at IS NULL');
    if (claim === undefined) throw taken();
    await this.claims.holdWhile(blob.id, claim, async () => {
      await this.store.put(blob.key, verified(upload.body, blob, this.md5), claim);
      await this.finish(blob, claim);
    });
    if (this.store.needsFlush) this.flushes.begin({ ...blob, claim });
    return blob;
  }

  private async admit(upload: IncomingUpload): Promise<Blob> {
    const blob = isKey(upload.key) ? await this.blobs.find(upload.key) : null;
    if (!blob || !(await this.door.admits(blob, upload.query, this.clock.now()))) throw refused();
    if (essenceOf(upload.contentType) !== blob.contentType) throw refused();
    if (upload.checksum !== blob.checksum) throw mismatch('Content-MD5 is not the announced one');
    const { byteSize = blob.byteSize } = upload;
    if (byteSize > blob.byteSize) throw tooLong();
    if (byteSize < blob.byteSize) throw mismatch('Content-Length is not the announced one');
    return blob;
  }

  private async finish(blob: Blob, claim: number): Promise<void> {
    const finished = await this.transaction.run(async () => {
      if (!(await this.blobs.finishUpload(blob.id, claim, this.store.needsFlush))) return false;
      const notBefore = new Date(this.clock.now().getTime() + UNCLAIMED_SECONDS * 1_000);
      await this.tasks.schedule(expireBlob, { blobId: blob.id }, { notBefore });
      return true;
    });
    if (finished) return this.metrics.arrived('service', blob.byteSize);
    if (await this.blobs.find(blob.key)) throw taken();
    await this.store.remove(blob.key);
    throw refused();
  }
}
