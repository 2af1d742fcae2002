import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import type { Completed } from '@reelsheet/platform-jobs';
import { ContentResourceReader } from '../../library/content-resources/content-resource.reader.js';
import { inspectMade } from '../../storage/media/inspect-made.js';
import { MediaStore } from '../../storage/media/media-store.js';
import { RenderJobRepository, type RenderJob } from './render-job.repository.js';

/** Looks at the finished video, brings it into storage with its thumbnail, and makes it a content resource with the job's end. */
@Injectable()
export class RenderCompletion {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly store: MediaStore,
    private readonly resources: ContentResourceReader,
  ) {}

  /** Where the claim is lost meanwhile, the file is dropped. */
  async complete(job: RenderJob, path: string, price: Micro, signal: AbortSignal): Promise<Completed<RenderJob>> {
    const { id, organizationId, agentId, sheetId } = job;
    const name = `render_job:${id}:${job.claim}`;
    const file = { path, fileName: `render-${id}.mp4`, contentType: 'video/mp4' };
    const inspected = await inspectMade(file, signal);
    if (!inspected) throw new Error(`the video of render job ${id} cannot be read`);
    const media = await this.store.store({ ...file, name, organizationId, inspected, isPaidFor: true });
    return {
      state: 'completed',
      cost: price,
      changes: { progress: 1 },
      commit: async () => {
        const [resourceId] = await this.resources.add([{ ...media, organizationId, agentId, sheetId }]);
        await this.jobs.show(id, resourceId!);
        await this.store.keep([name]);
        return { contentResourceId: resourceId! };
      },
      abandon: () => this.store.discard([name]),
    };
  }
}
