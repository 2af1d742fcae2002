import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import type { Completed } from '@reelsheet/platform-jobs';
import { ContentResourceReader } from '../assets/content-resources/content-resource.reader.js';
import { inspectMade } from '../assets/media/inspect-generated.js';
import { MediaStore } from '../assets/media/media-store.js';
import { ContentCredentials } from './content-credentials/content-credentials.js';
import { RenderJobRepository, type RenderJob } from './render-job.repository.js';

/** A video as it was made, or as it stood there already. */
interface Made {
  readonly path: string;
  readonly price: Micro;
  /** What it was made of. */
  readonly contentKey: string;
}

/** Signs the finished video, looks at it, brings it into storage with its thumbnail, and makes it a content resource with the job's end. */
@Injectable()
export class RenderCompletion {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly store: MediaStore,
    private readonly resources: ContentResourceReader,
    private readonly credentials: ContentCredentials,
  ) {}

  /** Where the claim is lost meanwhile, the file is dropped. */
  async complete(
    job: RenderJob,
    { path, price, contentKey }: Made,
    signal: AbortSignal,
  ): Promise<Completed<RenderJob>> {
    const { id, organizationId, agentId, sheetId } = job;
    const name = `render_job:${id}:${job.claim}`;
    const file = { path, fileName: `render-${id}.mp4`, contentType: 'video/mp4' };
    await this.credentials.sign(path, file.fileName);
    const inspected = await inspectMade(file, signal);
    if (!inspected) throw new Error(`the video of render job ${id} cannot be read`);
    const media = await this.store.store({ ...file, name, organizationId, inspected, isPaidFor: true });
    return {
      state: 'completed',
      cost: price,
      changes: { progress: 1, contentKey },
      commit: async () => {
        const [resourceId] = await this.resources.add([{ ...media, organizationId, agentId, sheetId }]);
        await this.jobs.show(id, resourceId!);
        await this.store.keep([name]);
        return { contentResourceId: resourceId! };
      },
      abandon: () => this.store.discard([name]),
    };
  }

  /** Ends with the video of an earlier render of the organization that was made of the same, if there is one: it costs nothing. */
  async repeat(
    { id, organizationId, agentId, sheetId }: RenderJob,
    contentKey: string,
  ): Promise<Completed<RenderJob> | undefined> {
    const same = await this.jobs.sameContent(organizationId, contentKey);
    if (same === undefined) return undefined;
    return {
      state: 'completed',
      changes: { progress: 1, contentKey },
      commit: async () => {
        const contentResourceId = await this.resources.copy(same, { agentId, sheetId, fileName: `render-${id}.mp4` });
        // Another try renders it.
        if (contentResourceId === undefined) throw new Error(`what render job ${id} was to show has been deleted`);
        await this.jobs.show(id, contentResourceId);
        return { contentResourceId };
      },
    };
  }
}
