import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError } from '@reelsheet/kernel';
import { isKey } from '../../store/key.js';
import type { StoredProgress } from '../../store/partial-files.port.js';
import { BlobMissing, FileStore } from '../../store/store.port.js';
import { taken, tooLong } from '../blob.errors.js';
import { BlobRemovalService } from '../blob-removal.service.js';
import { BlobRepository, type Blob } from '../blob.repository.js';
import { StoreMetrics } from '../cleanup/store-metrics.js';
import { Signer } from '../uploads/signatures.js';
import { UploadCompletion } from '../uploads/upload-completion.js';
import { ArrivingBytes } from './arriving.js';
import { otherOffset, replaced, ResumableErrors, uploadMissing } from './resumable.errors.js';
import { ResumableUploadRepository, type StartedAttempt, type ResumableRecord } from './resumable-upload.repository.js';
import type { ExpectedChecksum } from './tus.js';

/** An upload as its sender sees it. */
export interface ResumableState {
  readonly received: number;
  readonly byteSize: number;
  readonly expiresAt: Date;
  readonly metadata: Blob['metadata'];
}

/** The next bytes of an upload. */
export interface NextBytes {
  readonly offset: number;
  /** Undefined if the sender does not state the length in advance. */
  readonly length?: number;
  readonly body: Readable;
  readonly checksum?: ExpectedChecksum;
}

interface Admitted {
  readonly blob: Blob;
  readonly upload: ResumableRecord;
}

/** Receives the bytes of an announced blob in several requests, each of which any process may receive. */
@Injectable()
export class ResumableUploadService {
  constructor(
    private readonly signer: Signer,
    private readonly blobs: BlobRepository,
    private readonly uploads: ResumableUploadRepository,
    private readonly store: FileStore,
    private readonly completion: UploadCompletion,
    private readonly removal: BlobRemovalService,
    private readonly metrics: StoreMetrics,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found` for an id that is unknown, not signed or expired. */
  async read(id: string): Promise<ResumableState> {
    const { blob, upload } = await this.admit(id);
    const isStored = (await this.finishIfComplete(blob)) !== null;
    return stateOf(blob, isStored ? upload : ((await this.uploads.find(blob.id)) ?? upload));
  }

  /**
   * Stores what arrives, also if the connection breaks off; with a checksum all of it or nothing. Returns the new
   * state. Throws 404 like {@link read}, 409 for another offset and where a later request continues, 413 for more bytes
   * than announced, and 460 for another checksum.
   */
  async append(id: string, next: NextBytes): Promise<ResumableState> {
    const { blob, upload } = await this.admit(id);
    const missing = blob.byteSize - upload.received;
    if (next.offset !== upload.received) throw otherOffset(upload.received);
    if ((next.length ?? 0) > missing) throw tooLong();
    if (blob.storedAt) return stateOf(blob, upload);
    const started = await this.uploads.begin(blob.id, next.offset);
    if (!started) throw otherOffset((await this.uploads.find(blob.id))?.received ?? 0);
    if (next.offset > 0) this.metrics.resumable('continued');
    const received = await this.receive(blob, started, next);
    if (received === blob.byteSize) await this.finish(blob, started.attempt);
    return stateOf(blob, { ...upload, received });
  }

  /** Ends an upload and frees its storage. Throws `not_found`, and `conflict` for bytes that are in use already. */
  async terminate(id: string): Promise<void> {
    const { blob } = await this.admit(id);
    await this.removal.removeUnused(blob.id, 0);
    if (await this.blobs.find(blob.key)) throw taken();
    this.metrics.resumable('terminated');
  }

  /** Returns the stored blob once all of its bytes have arrived, null before. Undefined if it is not resumable. */
  async finishedOf(blob: Blob): Promise<Blob | null | undefined> {
    return (await this.uploads.find(blob.id)) ? this.finishIfComplete(blob) : undefined;
  }

  /** A process may have been killed after the last bytes had arrived. */
  private async finishIfComplete(blob: Blob): Promise<Blob | null> {
    if (blob.storedAt) return blob;
    const upload = await this.uploads.find(blob.id);
    if (upload?.received !== blob.byteSize) return null;
    return this.finish(blob, upload.attempt);
  }

  private async admit(id: string): Promise<Admitted> {
    const key = this.signer.keyOfUpload(id);
    const blob = key !== undefined && isKey(key) ? await this.blobs.find(key) : null;
    const upload = blob && (await this.uploads.find(blob.id));
    if (!upload || upload.expiresAt <= this.clock.now()) throw uploadMissing();
    return { blob, upload };
  }

  private async receive(blob: Blob, started: StartedAttempt, next: NextBytes): Promise<number> {
    const { id: blobId, key, byteSize } = blob;
    const source = new ArrivingBytes(next.body, byteSize - next.offset, next.checksum?.hash);
    const continuation = {
      key,
      byteSize,
      offset: next.offset,
      isAllOrNothing: next.checksum !== undefined,
      ...started,
    };
    let received = next.offset;
    const store = async (progress: StoredProgress) => {
      if (next.checksum) verify(next.checksum, source);
      if (!(await this.uploads.store(blobId, started.attempt, progress))) throw await this.reasonOfLoss(key);
      received = progress.offset;
    };
    try {
      for await (const progress of this.store.partials.continue(continuation, source)) await store(progress);
      return received;
    } catch (error) {
      if (!(error instanceof BlobMissing)) throw error;
      await this.uploads.restart(blobId, started.attempt);
      throw otherOffset(0);
    } finally {
      await this.uploads.end(blobId, started.attempt).catch(() => undefined);
    }
  }

  private async reasonOfLoss(key: string): Promise<DomainError> {
    return (await this.blobs.find(key)) ? replaced() : uploadMissing();
  }

  /** Returns null, and lets the upload begin again, if its bytes are lost. */
  private async finish(blob: Blob, attempt: number): Promise<Blob | null> {
    const upload = await this.uploads.find(blob.id);
    if (!upload) throw uploadMissing();
    try {
      await this.store.partials.finish(blob.key, upload.partial, blob.byteSize);
    } catch (error) {
      if (!(error instanceof BlobMissing)) throw error;
      await this.uploads.restart(blob.id, attempt);
      return null;
    }
    const completion = await this.completion.complete({ ...blob, fileKey: null }, 'resumable');
    if (completion === 'gone') throw uploadMissing();
    return this.blobs.find(blob.key);
  }
}

function stateOf({ byteSize, metadata }: Blob, { received, expiresAt }: ResumableRecord): ResumableState {
  return { received, byteSize, expiresAt, metadata };
}

/** Bytes that are no more than a beginning have no checksum that they could be compared with. */
function verify({ hash, digest }: ExpectedChecksum, { isCut }: ArrivingBytes): void {
  if (isCut || hash.digest('base64') !== digest) throw new DomainError(ResumableErrors.checksum);
}
