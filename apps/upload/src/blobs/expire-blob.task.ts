import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { BlobClaims } from './blob-claim.repository.js';
import { BlobRemovalService } from './blob-removal.service.js';

/** Time for which uploaded bytes wait for a claim. */
export const UNCLAIMED_SECONDS = 7 * 24 * 60 * 60;

/** Deletes a blob that was never uploaded or never claimed. */
export const expireBlob = taskKind<{ readonly blobId: number }>('expire_blob');

@RunsTask(expireBlob)
export class ExpireBlob implements TaskHandler<{ readonly blobId: number }> {
  constructor(
    private readonly claims: BlobClaims,
    private readonly removal: BlobRemovalService,
  ) {}

  async run({ blobId }: { readonly blobId: number }): Promise<void> {
    if (await this.claims.isClaimed(blobId)) throw new Error(`blob ${blobId} is being uploaded`);
    await this.removal.removeUnused(blobId, UNCLAIMED_SECONDS);
  }
}
