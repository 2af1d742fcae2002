import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import type { Completed } from '@reelsheet/platform-jobs';
import { ContentResourceWriter } from '../assets/content-resources/content-resource.writer.js';
import { inspectMade } from '../assets/media/inspect-generated.js';
import { MediaStore } from '../assets/media/media-store.js';
import { ContentCredentials } from './content-credentials/content-credentials.js';
import type { RenderHashes } from './cell-renders/render-hashes.js';
import { RenderJobRepository, type RenderJob } from './render-job.repository.js';

/** A video that was just encoded. */
interface RenderedVideo {
  readonly path: string;
  readonly price: Micro;
  /** Identifies the inputs of the video. */
  readonly contentKey: string;
  readonly madeOf: RenderHashes;
}

/** Completes render jobs: signs the video, inspects it, stores it with a thumbnail and creates its content resource. */
@Injectable()
export class RenderCompletion {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly store: MediaStore,
    private readonly resources: ContentResourceWriter,
    private readonly credentials: ContentCredentials,
  ) {}

  /** Discards the stored file if the job's claim was lost in the meantime. */
  async complete(
    job: RenderJob,
    { path, price, contentKey, madeOf }: RenderedVideo,
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
      changes: { progress: 1, contentKey, madeOf },
      commit: async () => {
        const [resourceId] = await this.resources.add([{ ...media, organizationId, agentId, sheetId }]);
        await this.jobs.setContentResource(id, resourceId!);
        await this.store.claim([name]);
        return { contentResourceId: resourceId! };
      },
      abandon: () => this.store.discard([name]),
    };
  }

  /**
   * Completes the job at no cost with a copy of an earlier render of the organization with the same content key, if
   * any.
   */
  async reuse(
    { id, organizationId, agentId, sheetId }: RenderJob,
    { contentKey, madeOf }: Pick<RenderedVideo, 'contentKey' | 'madeOf'>,
  ): Promise<Completed<RenderJob> | undefined> {
    const resourceId = await this.jobs.findByContentKey(organizationId, contentKey);
    if (resourceId === undefined) return undefined;
    return {
      state: 'completed',
      changes: { progress: 1, contentKey, madeOf },
      commit: async () => {
        const contentResourceId = await this.resources.copy(resourceId, {
          agentId,
          sheetId,
          fileName: `render-${id}.mp4`,
        });
        // The next attempt renders the video.
        if (contentResourceId === undefined)
          throw new Error(`the content resource that render job ${id} reuses was deleted`);
        await this.jobs.setContentResource(id, contentResourceId);
        return { contentResourceId };
      },
    };
  }
}
