import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { FileStore } from '../../store/store.port.js';
import { BlobRepository } from '../blob.repository.js';

/**
 * Removes what no row names: unfinished files of killed processes, and files of blobs that were deleted while somebody
 * was uploading them. A blob's row always exists before its bytes.
 */
@Injectable()
export class StoreSweep {
  constructor(
    private readonly store: FileStore,
    private readonly blobs: BlobRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Removes only what was written before that time. */
  async sweep(before: Date): Promise<void> {
    await this.store.sweepPartialFiles(before);
    let removed = 0;
    for await (const files of this.store.list()) {
      const old = files.filter(({ writtenAt }) => writtenAt < before).map(({ key }) => key);
      for (const key of await this.blobs.unnamed(old)) {
        await this.store.remove(key);
        removed += 1;
      }
    }
    if (removed > 0) this.logger.warn({ removed }, 'store: files that nothing names were removed');
  }
}
