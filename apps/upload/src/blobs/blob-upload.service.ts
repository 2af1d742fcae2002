import { Injectable } from '@nestjs/common';
import { expireBlob } from '@reelsheet/contracts';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { whileClaimed, type Lease } from '../claim.js';
import { essenceOf } from '../media/content-types.js';
import { isKey } from '../store/key.js';
import { BlobStore } from '../store/port.js';
import type { BlobEntity } from './blob.entity.js';
import { mismatch, refused, taken, tooLong } from './blob.errors.js';
import { UNCLAIMED_SECONDS } from './blob-removal.service.js';
import { BlobRepository } from './blob.repository.js';
import { Signer } from './signatures.js';
import { verified } from './verified.js';

const LEASE: Lease = { seconds: 10, renewEveryMs: 3_000 };

export interface IncomingUpload {
  readonly key: string;
  /** Seconds since the epoch. */
  readonly expires: number;
  readonly signature: string;
  readonly contentType: string;
  /** Base64 MD5. */
  readonly checksum: string;
  /** Undefined where the sender does not say it beforehand. */
  readonly byteSize?: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Takes the bytes of an announced blob, once. */
@Injectable()
export class BlobUploadService {
  constructor(
    private readonly signer: Signer,
    private readonly blobs: BlobRepository,
    private readonly store: BlobStore,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws 403 for a bad address, type or expiry, 400 or 413 for other bytes than announced, 409 for a blob that has its bytes or is getting them. */
  async receive(upload: IncomingUpload): Promise<BlobEntity> {
    const blob = await this.admit(upload);
    const attempt = blob.storedAt ? undefined : await this.blobs.startUpload(blob.id, LEASE.seconds);
    if (attempt === undefined) throw taken();
    try {
      const renew = () => this.blobs.holdUpload(blob.id, attempt, LEASE.seconds);
      await whileClaimed(LEASE, renew, () => this.store.put(blob.key, verified(upload.body, blob), attempt));
      await this.finish(blob, attempt);
    } catch (error) {
      await this.blobs.holdUpload(blob.id, attempt, 0).catch(() => undefined);
      throw error;
    }
    return blob;
  }

  private async admit(upload: IncomingUpload): Promise<BlobEntity> {
    const blob = isKey(upload.key) ? await this.blobs.find(upload.key) : null;
    if (!blob || !this.signer.isGrantSigned({ ...blob, expires: upload.expires }, upload.signature)) throw refused();
    if (upload.expires * 1_000 <= this.clock.now().getTime()) throw refused();
    if (essenceOf(upload.contentType) !== blob.contentType) throw refused();
    if (upload.checksum !== blob.checksum) throw mismatch('Content-MD5 is not the announced one');
    const { byteSize = blob.byteSize } = upload;
    if (byteSize > blob.byteSize) throw tooLong();
    if (byteSize < blob.byteSize) throw mismatch('Content-Length is not the announced one');
    return blob;
  }

  private async finish(blob: BlobEntity, attempt: number): Promise<void> {
    const finished = await this.transaction.run(async () => {
      if (!(await this.blobs.finishUpload(blob.id, attempt))) return false;
      const notBefore = new Date(this.clock.now().getTime() + UNCLAIMED_SECONDS * 1_000);
      await this.outbox.send(expireBlob, { blob_id: blob.id }, { notBefore });
      return true;
    });
    if (finished) return;
    if (await this.blobs.find(blob.key)) throw taken();
    await this.store.remove(blob.key);
    throw refused();
  }
}
