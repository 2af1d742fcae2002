import { join } from 'node:path';
import { renderCompleted, renderFailed, renderStopped, type PayloadOf } from '@reelsheet/contracts';
import {
  compose,
  type Extent,
  extentOf,
  planComposition,
  planDraft,
  type Recipe,
  recipeOf,
} from '@reelsheet/composition';
import { inTemporaryFolder } from '@reelsheet/kernel';
import { jobKind, RunsJob, type JobStep, type Outcome, type Work } from '@reelsheet/platform-jobs';
import { RenderingConfig } from './rendering.config.js';
import { renderPrice } from '../billing/prices/render-price.js';
import { SegmentCache } from './segment-cache/segment-cache.js';
import { OwnLayers } from './own-layers.js';
import { RenderCompletion } from './render-job-completion.js';
import { RenderJobEntity } from './render-job.entity.js';
import { RenderJobRepository } from './render-job.repository.js';
import { inTime, maxComposing, MAX_FILE_BYTES, requireMemory } from './render-limits.js';
import { RenderPoster } from './render-poster.js';
import { RenderSources, type FetchLimits } from './render-sources.js';

export const RENDER = jobKind({
  entity: RenderJobEntity,
  concurrency: 2,
  maxOpen: 200,
  watched: true,
  events: {
    contracts: { completed: renderCompleted, failed: renderFailed, stopped: renderStopped },
    payload: toEvent,
  },
});

const REPORT_EVERY_MS = 1_000;
/** Shorter ones are rendered again sooner than their parts are stored. */
const KEPT_FROM_SECONDS = 20;

/** Composes one video. What dies half-way leaves nothing outside but the parts that another try finds. */
@RunsJob(RENDER)
export class RenderStep implements JobStep<RenderJobEntity> {
  constructor(
    private readonly config: RenderingConfig,
    private readonly sources: RenderSources,
    private readonly layers: OwnLayers,
    private readonly completion: RenderCompletion,
    private readonly jobs: RenderJobRepository,
    private readonly parts: SegmentCache,
    private readonly posters: RenderPoster,
  ) {}

  async run(work: Work<RenderJobEntity>): Promise<Outcome<RenderJobEntity>> {
    if (await this.jobs.isAbandoned(work.job.id)) return { state: 'stopped' };
    return inTemporaryFolder('render', (folder) =>
      inTime(this.config.MAX_RENDER_MINUTES * 60_000, work.signal, (signal) => this.render(work, folder, signal)),
    );
  }

  private async render(
    work: Work<RenderJobEntity>,
    folder: string,
    signal: AbortSignal,
  ): Promise<Outcome<RenderJobEntity>> {
    const { job } = work;
    if (job.progress > 0) await work.write({ progress: 0 });
    const maxBytes = this.config.MAX_RENDER_DISK_MEGABYTES * 2 ** 20 - 2 * MAX_FILE_BYTES;
    const materials = await this.gather(job, folder, { signal, maxBytes });
    const whole = await planComposition(...materials);
    requireMemory(whole, this.config.MAX_RENDER_MEMORY_MEGABYTES);
    const recipe = await recipeOf(job.preview ? await planDraft(...materials) : whole);
    const repeated = await this.completion.repeat(job, recipe.key);
    if (repeated) return repeated;
    const extent = extentOf(whole);
    const price = renderPrice(extent, job.preview);
    await work.require(price);
    if (job.preview) await this.posters.show(work, recipe.plan, folder, signal);
    const path = join(folder, 'render.mp4');
    await this.compose(work, recipe, { path, extent, signal });
    return this.completion.complete(work.job, { path, price, contentKey: recipe.key }, signal);
  }

  private async compose(
    work: Work<RenderJobEntity>,
    recipe: Recipe,
    { path, extent, signal }: { readonly path: string; readonly extent: Extent; readonly signal: AbortSignal },
  ): Promise<void> {
    const timeoutMs = maxComposing(extent);
    const kept = extent.seconds >= KEPT_FROM_SECONDS ? this.parts.of(work.job) : undefined;
    await inTime(timeoutMs, signal, (soon) =>
      compose(recipe, path, {
        signal: soon,
        timeoutMs,
        maxBytes: MAX_FILE_BYTES,
        onProgress: reporter(work),
        ...(kept ? { kept } : {}),
      }),
    );
  }

  private async gather(
    job: RenderJobEntity,
    folder: string,
    limits: FetchLimits,
  ): Promise<Parameters<typeof planComposition>> {
    const { document, media } = job.input.tracks
      ? {
          document: job.input,
          media: await this.sources.fetch(job.input, await this.sources.locate(job, job.input), folder, limits),
        }
      : await this.layers.compose(job, job.input, folder, limits);
    return [document, media, await this.sources.sentences(job, document)];
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
    preview: job.preview,
    status: job.status,
  };
}
