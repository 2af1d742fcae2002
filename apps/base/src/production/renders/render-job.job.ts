import { dirname, join } from 'node:path';
import { renderCompleted, renderFailed, renderStopped, type PayloadOf } from '@reelsheet/contracts';
import { compose, extentOf, type Plan, planComposition } from '@reelsheet/composition';
import { inTemporaryFolder, type Micro } from '@reelsheet/kernel';
import { jobKind, RunsJob, type JobStep, type Outcome, type Work } from '@reelsheet/platform-jobs';
import { BaseConfig } from '../../base.config.js';
import { renderPrice } from '../../money/prices/render-price.js';
import { OwnLayers } from './own-layers.js';
import { RenderCompletion } from './render-job.completion.js';
import { RenderJobEntity } from './render-job.entity.js';
import { RenderJobRepository } from './render-job.repository.js';
import { inTime, longestComposing, MOST_FILE_BYTES, requireMemory } from './render-limits.js';
import { RenderSources, type FetchLimits } from './render-sources.js';

export const RENDER = jobKind({
  entity: RenderJobEntity,
  concurrency: 2,
  mostOpen: 200,
  events: {
    contracts: { completed: renderCompleted, failed: renderFailed, stopped: renderStopped },
    payload: toEvent,
  },
});

const REPORT_EVERY_MS = 1_000;

/** Composes one video. What dies half-way leaves nothing outside, so another try begins from scratch. */
@RunsJob(RENDER)
export class RenderStep implements JobStep<RenderJobEntity> {
  constructor(
    private readonly config: BaseConfig,
    private readonly sources: RenderSources,
    private readonly layers: OwnLayers,
    private readonly completion: RenderCompletion,
    private readonly jobs: RenderJobRepository,
  ) {}

  async run(work: Work<RenderJobEntity>): Promise<Outcome<RenderJobEntity>> {
    if (await this.jobs.isAbandoned(work.job.id)) return { state: 'stopped' };
    return inTemporaryFolder('render', async (folder) => {
      const path = join(folder, 'render.mp4');
      const price = await inTime(this.config.MAX_RENDER_MINUTES * 60_000, work.signal, (signal) =>
        this.render(work, path, signal),
      );
      return this.completion.complete(work.job, path, price, work.signal);
    });
  }

  /** Writes the video to `path` and answers its price. */
  private async render(work: Work<RenderJobEntity>, path: string, signal: AbortSignal): Promise<Micro> {
    const { job } = work;
    if (job.progress > 0) await work.write({ progress: 0 });
    const maxBytes = this.config.MAX_RENDER_DISK_MEGABYTES * 2 ** 20 - MOST_FILE_BYTES;
    const plan = await this.plan(job, dirname(path), { signal, maxBytes });
    requireMemory(plan, this.config.MAX_RENDER_MEMORY_MEGABYTES);
    const extent = extentOf(plan);
    const price = renderPrice(extent);
    await work.require(price);
    const timeoutMs = longestComposing(extent);
    await inTime(timeoutMs, signal, (soon) =>
      compose(plan, path, { signal: soon, timeoutMs, maxBytes: MOST_FILE_BYTES, onProgress: reporter(work) }),
    );
    return price;
  }

  private async plan(job: RenderJobEntity, folder: string, limits: FetchLimits): Promise<Plan> {
    const { document, media } = job.input.tracks
      ? {
          document: job.input,
          media: await this.sources.fetch(job.input, await this.sources.locate(job, job.input), folder, limits),
        }
      : await this.layers.compose(job, job.input, folder, limits);
    return planComposition(document, media, await this.sources.sentences(job, document));
  }
}

/** Lost reports are made good by the next one. */
function reporter(work: Work<RenderJobEntity>): (share: number) => void {
  let last = 0;
  return (progress) => {
    if (Date.now() - last < REPORT_EVERY_MS) return;
    last = Date.now();
    void work.write({ progress }).catch(() => undefined);
  };
}

function toEvent(job: RenderJobEntity): PayloadOf<typeof renderCompleted> {
  return {
    render_job_id: job.id,
    organization_id: job.organizationId,
    agent_id: job.agentId,
    sheet_id: job.sheetId,
    cell_id: job.cellId,
    content_resource_id: job.contentResourceId,
    status: job.status,
  };
}
