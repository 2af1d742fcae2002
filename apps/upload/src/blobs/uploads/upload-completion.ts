import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { FileStore } from '../../store/store.port.js';
import { refused, taken } from '../blob.errors.js';
import { BlobRepository, type Blob } from '../blob.repository.js';
import { StoreMetrics } from '../cleanup/store-metrics.js';
import { expireBlob } from '../expire-blob.task.js';
import { UNCLAIMED_SECONDS } from './upload-limits.js';

/** Marks a blob as uploaded once its bytes are in the store. */
@Injectable()
export class UploadCompletion {
  constructor(
    private readonly blobs: BlobRepository,
    private readonly store: FileStore,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly metrics: StoreMetrics,
  ) {}

  async complete(blob: Blob, claim: number): Promise<void> {
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
