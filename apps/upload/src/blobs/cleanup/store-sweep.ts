import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { BlobStore } from '../../store/store.port.js';
import { BlobRepository } from '../blob.repository.js';

/**
 * Takes away what nothing names any more: half-written bytes of processes that died, and files of blobs that were
 * forgotten while somebody wrote them or had an address to write them. A blob's row is there before its bytes.
 */
@Injectable()
export class StoreSweep {
  constructor(
    private readonly store: BlobStore,
    private readonly blobs: BlobRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Of what was written before that moment. */
  async sweep(before: Date): Promise<void> {
    await this.store.sweepParts(before);
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
