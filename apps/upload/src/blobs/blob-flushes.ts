import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { BlobLost, BlobMissing, BlobStore } from '../store/store.port.js';
import { BlobRepository, type Blob } from './blob.repository.js';
import { Md5Thread } from './uploads/md5-thread.js';
import { verified } from './uploads/verified.js';

type Stored = Pick<Blob, 'id' | 'key' | 'claim' | 'byteSize' | 'checksum'>;

/**
 * Makes safe what a PUT was answered for, in the background; whoever claims it waits for that. Where the process died
 * before it was done, a claim flushes, and reads all of it again: the kernel may have lost any part of it.
 */
@Injectable()
export class BlobFlushes implements BeforeApplicationShutdown {
  private readonly underWay = new Map<number, Promise<boolean>>();

  constructor(
    private readonly store: BlobStore,
    private readonly blobs: BlobRepository,
    private readonly md5: Md5Thread,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Goes on after it has returned; a claim hears how it ends. */
  begin(blob: Stored): void {
    void this.single(blob, () => this.settle(blob, this.store.flush(blob.key)));
  }

  /** Whether the bytes that came are safe; waits until that is known. What is not may be PUT again. */
  async isSafe(blob: Blob): Promise<boolean> {
    return !blob.awaitsFlush || this.single(blob, () => this.lookAgain(blob.key));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.underWay.values());
  }

  /** One at a time of one blob, whoever asks. */
  private single(blob: Stored, work: () => Promise<boolean>): Promise<boolean> {
    const known = this.underWay.get(blob.id);
    if (known) return known;
    const outcome = work().finally(() => this.underWay.delete(blob.id));
    this.underWay.set(blob.id, outcome);
    outcome.catch((err: unknown) => this.logger.error({ err, key: blob.key }, 'blob: not known to be flushed'));
    return outcome;
  }

  private async lookAgain(key: string): Promise<boolean> {
    const blob = await this.blobs.find(key);
    if (!blob?.storedAt) return false;
    return !blob.awaitsFlush || this.settle(blob, this.flushAndCompare(blob));
  }

  private async flushAndCompare(blob: Stored): Promise<void> {
    await this.store.flush(blob.key);
    for await (const _ of verified(await this.store.read(blob.key), blob, this.md5));
  }

  private async settle({ id, key, claim }: Stored, safe: Promise<void>): Promise<boolean> {
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

/** What compares them throws a DomainError. */
const isLoss = (error: unknown) =>
  error instanceof BlobMissing || error instanceof BlobLost || error instanceof DomainError;
