import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { MediaStore } from '../assets/media/media-store.js';
import { RENDER } from './render-job.job.js';
import { RenderPoster } from './render-poster.js';
import type { RenderJob } from './render-job.repository.js';

/** Deletes the poster of a completed render, and all stored files of a failed or stopped one. */
@OnJobEnding(RENDER)
export class RenderJobListener implements EndingListener<RenderJob> {
  constructor(
    private readonly posters: RenderPoster,
    private readonly store: MediaStore,
  ) {}

  async ended(job: RenderJob): Promise<void> {
    if (job.status === 'completed') await this.posters.remove(job);
    else await this.store.discardAllOf(job.organizationId, `${RENDER.name}:${job.id}:`);
  }
}
