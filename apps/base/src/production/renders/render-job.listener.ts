import { HearsEndings, type EndingListener } from '@reelsheet/platform-jobs';
import { RENDER } from './render-job.job.js';
import { RenderPoster } from './render-poster.js';
import type { RenderJob } from './render-job.repository.js';

/** However a render ends, its first picture is needed no more. */
@HearsEndings(RENDER)
export class RenderJobListener implements EndingListener<RenderJob> {
  constructor(private readonly posters: RenderPoster) {}

  async ended(job: RenderJob): Promise<void> {
    await this.posters.remove(job);
  }
}
