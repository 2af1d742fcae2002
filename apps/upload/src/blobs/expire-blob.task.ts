import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { BlobClaims } from './blob-claim.repository.js';
import { BlobRemovalService } from './blob-removal.service.js';
import { UNCLAIMED_SECONDS } from './uploads/upload-limits.js';

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
