import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { fileKeyOf } from '../store/key.js';
import { BlobLost, BlobMissing, FileStore } from '../store/store.port.js';
import { BlobRepository, type Blob } from './blob.repository.js';
import { Md5Thread } from './uploads/md5-thread.js';
import { verified } from './uploads/verified.js';

type UnflushedBlob = Pick<Blob, 'id' | 'key' | 'fileKey' | 'claim' | 'byteSize' | 'checksum'>;

/**
 * Flushes uploaded bytes to disk in the background after the PUT was answered; a claim waits for the flush. If the
 * process was killed before, the claim flushes and reads all bytes again, because the kernel may have lost any of them.
 */
@Injectable()
export class BlobFlushes implements BeforeApplicationShutdown {
  private readonly underWay = new Map<number, Promise<boolean>>();

  constructor(
    private readonly store: FileStore,
    private readonly blobs: BlobRepository,
    private readonly md5: Md5Thread,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Continues after it has returned; a claim gets the result. */
  begin(blob: UnflushedBlob): void {
    void this.single(blob, () => this.settle(blob, this.store.flush(fileKeyOf(blob))));
  }

  /** Returns whether the bytes are safe, waiting until that is known. Unsafe bytes can be uploaded again. */
  async isSafe(blob: Blob): Promise<boolean> {
    return !blob.awaitsFlush || this.single(blob, () => this.pollAgain(blob.key));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.underWay.values());
  }

  /** Runs one flush at a time per blob; concurrent callers share its result. */
  private single(blob: UnflushedBlob, work: () => Promise<boolean>): Promise<boolean> {
    const known = this.underWay.get(blob.id);
    if (known) return known;
    const outcome = work().finally(() => this.underWay.delete(blob.id));
    this.underWay.set(blob.id, outcome);
    outcome.catch((err: unknown) => this.logger.error({ err, key: blob.key }, 'blob: not known to be flushed'));
    return outcome;
  }

  private async pollAgain(key: string): Promise<boolean> {
    const blob = await this.blobs.find(key);
    if (!blob?.storedAt) return false;
    return !blob.awaitsFlush || this.settle(blob, this.flushAndCompare(blob));
  }

  private async flushAndCompare(blob: UnflushedBlob): Promise<void> {
    await this.store.flush(fileKeyOf(blob));
    for await (const _ of verified(await this.store.read(fileKeyOf(blob)), blob, this.md5));
  }

  private async settle({ id, key, claim }: UnflushedBlob, safe: Promise<void>): Promise<boolean> {
    try {
      await safe;
    } catch (err) {
      if (!isLoss(err)) throw err;
      this.logger.error({ err, key }, 'blob: its bytes are lost, and may be uploaded again');
      await this.blobs.undoUpload(id, claim);
      return false;
    }
    return this.blobs.finishFlush(id, claim);
  }
}

/** A failed comparison throws a DomainError. */
const isLoss = (error: unknown) =>
  error instanceof BlobMissing || error instanceof BlobLost || error instanceof DomainError;
