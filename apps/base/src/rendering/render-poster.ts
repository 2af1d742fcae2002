import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { poster, type Plan } from '@reelsheet/composition';
import type { JobContext } from '@reelsheet/platform-jobs';
import { NOTHING_FOUND } from '@reelsheet/platform-media-tools';
import { MediaStore } from '../assets/media/media-store.js';
import type { RenderJob } from './render-job.repository.js';

/** Stores a first picture of a video while it is rendered, until the job ends. */
@Injectable()
export class RenderPoster {
  constructor(private readonly store: MediaStore) {}

  async create(work: JobContext<RenderJob>, plan: Plan, folder: string, signal: AbortSignal): Promise<void> {
    const path = join(folder, 'poster.jpg');
    const name = nameOf(work.job);
    try {
      await poster(plan, path, { signal });
      const { organizationId } = work.job;
      const picture = { path, fileName: 'poster.jpg', contentType: 'image/jpeg', inspected: NOTHING_FOUND };
      const { url } = await this.store.store({ ...picture, name, organizationId, isPaidFor: true });
      await work.write({ posterUrl: url });
    } catch {
      // A missing poster does not fail the render.
      await this.store.discard([name]);
      signal.throwIfAborted();
    }
  }

  /** Runs in the transaction that completes the job. */
  async remove(job: RenderJob): Promise<void> {
    if (job.posterUrl !== null) await this.store.discard([nameOf(job)]);
  }
}

const nameOf = ({ id }: RenderJob) => `render_job:${id}:poster`;
