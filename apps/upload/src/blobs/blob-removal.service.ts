import { Injectable } from '@nestjs/common';
import { eraseFiles } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { StillClaimed } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { BlobStore } from '../store/port.js';
import { BlobRepository } from './blob.repository.js';

/** How long uploaded bytes wait for somebody to claim them. */
export const UNCLAIMED_SECONDS = 7 * 24 * 60 * 60;
const FILES_A_JOB = 100;
const LOOK_AGAIN_MS = 60_000;

/** Forgets blobs at once; their files follow by a job, so that none is left over. */
@Injectable()
export class BlobRemovalService {
  constructor(
    private readonly blobs: BlobRepository,
    private readonly store: BlobStore,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** Gives the number of blobs that were there. */
  async remove(keys: readonly string[]): Promise<number> {
    return this.transaction.run(async () => {
      const { removed, files } = await this.blobs.removeByKey(keys);
      await this.eraseLater(files);
      return removed;
    });
  }

  async removeOfOrganization(organizationId: number): Promise<void> {
    await this.transaction.run(async () => this.eraseLater(await this.blobs.removeOfOrganization(organizationId)));
  }

  /** Ends a blob that nobody uploaded or claimed in time. Throws StillClaimed while it is being uploaded. */
  async expire(blobId: number): Promise<void> {
    if (await this.blobs.isUploading(blobId)) throw new StillClaimed(LOOK_AGAIN_MS);
    await this.transaction.run(async () => this.eraseLater(await this.blobs.removeUnused(blobId, UNCLAIMED_SECONDS)));
  }

  async erase(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.store.remove(key);
  }

  private async eraseLater(files: readonly string[]): Promise<void> {
    const jobs = Array.from({ length: Math.ceil(files.length / FILES_A_JOB) }, (_, job) => ({
      keys: files.slice(job * FILES_A_JOB, (job + 1) * FILES_A_JOB),
    }));
    await this.outbox.sendMany(eraseFiles, jobs);
  }
}
