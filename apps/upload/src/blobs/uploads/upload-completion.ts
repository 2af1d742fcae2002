import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { fileKeyOf } from '../../store/key.js';
import { FileStore } from '../../store/store.port.js';
import { UploadConfig } from '../../upload.config.js';
import { BlobRepository, type Blob } from '../blob.repository.js';
import { StoreMetrics, type ArrivalWay } from '../cleanup/store-metrics.js';
import { eraseFiles } from '../erase-files.task.js';
import { expireBlob } from '../expire-blob.task.js';
import { UNCLAIMED_SECONDS } from './upload-limits.js';

/** `taken` if a later attempt has taken over, `gone` if the blob was deleted. */
export type Completion = 'completed' | 'taken' | 'gone';

/** Marks a blob as uploaded once its bytes are in the store. */
@Injectable()
export class UploadCompletion {
  constructor(
    private readonly config: UploadConfig,
    private readonly blobs: BlobRepository,
    private readonly store: FileStore,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly metrics: StoreMetrics,
  ) {}

  /**
   * `attempt` has the claim and the file key of the attempt that stored the bytes. They are removed if it does not
   * count. Those of a resumable upload are flushed already.
   */
  async complete(attempt: Blob, way: ArrivalWay): Promise<Completion> {
    const { id, key, claim, fileKey, byteSize } = attempt;
    const needsFlush = this.store.needsFlush && way !== 'resumable';
    const finished = await this.transaction.run(async () => {
      if (!(await this.blobs.finishUpload(id, claim, fileKey, needsFlush))) return false;
      await this.tasks.schedule(expireBlob, { blobId: id }, { notBefore: this.inSeconds(UNCLAIMED_SECONDS) });
      if (fileKey !== null) await this.eraseUploaded(key);
      return true;
    });
    if (finished) {
      this.metrics.arrived(way, byteSize);
      return 'completed';
    }
    const isGone = (await this.blobs.find(key)) === null;
    if (isGone || fileKey !== null) await this.store.remove(fileKeyOf(attempt));
    return isGone ? 'gone' : 'taken';
  }

  /** Bytes under the key of an upload address are not used, but may be PUT again until the address has expired. */
  private async eraseUploaded(key: string): Promise<void> {
    await this.tasks.schedule(eraseFiles, { keys: [key] }, { notBefore: this.inSeconds(this.config.UPLOAD_URL_TTL) });
  }

  private inSeconds(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1_000);
  }
}
