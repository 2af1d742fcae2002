import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { BlobRepository, type RemainingFiles } from './blob.repository.js';
import { eraseFiles } from './erase-files.task.js';
import { discardPartial } from './resumable/discard-partial.task.js';
import { FILES_PER_TASK } from './blob-limits.js';

/** Deletes blobs immediately; their files are removed by tasks, so none is left over. */
@Injectable()
export class BlobRemovalService {
  constructor(
    private readonly blobs: BlobRepository,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  /** Returns the number of blobs that existed. */
  async remove(keys: readonly string[]): Promise<number> {
    return this.transaction.run(async () => {
      const { removed, ...remaining } = await this.blobs.removeByKey(keys);
      await this.eraseLater(remaining);
      return removed;
    });
  }

  async removeOfOrganization(organizationId: number): Promise<void> {
    await this.transaction.run(async () => this.eraseLater(await this.blobs.removeOfOrganization(organizationId)));
  }

  /** Deletes a blob that was never uploaded, or not claimed within `unclaimedSeconds`. */
  async removeUnused(blobId: number, unclaimedSeconds: number): Promise<void> {
    await this.transaction.run(async () => this.eraseLater(await this.blobs.removeUnused(blobId, unclaimedSeconds)));
  }

  private async eraseLater({ files, unfinished }: RemainingFiles): Promise<void> {
    const partialFiles = Array.from({ length: Math.ceil(files.length / FILES_PER_TASK) }, (_, partialFile) => ({
      keys: files.slice(partialFile * FILES_PER_TASK, (partialFile + 1) * FILES_PER_TASK),
    }));
    await this.tasks.scheduleMany(eraseFiles, partialFiles);
    await this.tasks.scheduleMany(discardPartial, unfinished);
  }
}
