import { Hooks } from '@reelsheet/platform-hooks';
import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { MediaStore } from '../assets/media/media-store.js';
import { RenderHooks } from './cell-renders/render-hooks.js';
import { RENDER } from './render-job.job.js';
import { RenderPoster } from './render-poster.js';
import type { RenderJob } from './render-job.repository.js';

/**
 * Deletes the poster of a completed render, and all stored files of a failed or stopped one. Announces how a
 * final render ended.
 */
@OnJobEnding(RENDER)
export class RenderJobListener implements EndingListener<RenderJob> {
  constructor(
    private readonly posters: RenderPoster,
    private readonly store: MediaStore,
    private readonly hooks: Hooks,
  ) {}

  async ended(job: RenderJob): Promise<void> {
    if (job.status === 'completed') await this.posters.remove(job);
    else await this.store.discardAllOf(job.organizationId, `${RENDER.name}:${job.id}:`);
    if (!job.preview) await this.announce(job);
  }

  private async announce({ id, organizationId, agentId, sheetId, cellId, status, cost, failedReason }: RenderJob) {
    await this.hooks.run(RenderHooks.ended, {
      ...{ renderJobId: id, organizationId, agentId, sheetId, cellId, status },
      cost: cost ?? 0,
      reason: failedReason,
    });
  }
}
