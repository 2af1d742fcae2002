import { join } from 'node:path';
import { renderCompleted, renderFailed, renderStopped, type PayloadOf } from '@reelsheet/contracts';
import {
  compose,
  type Extent,
  extentOf,
  planComposition,
  planDraft,
  type SegmentPlan,
  planSegments,
} from '@reelsheet/composition';
import { inTemporaryFolder } from '@reelsheet/kernel';
import { jobKind, RunsJob, type JobStep, type Outcome, type JobContext } from '@reelsheet/platform-jobs';
import { RenderingConfig } from './rendering.config.js';
import { renderPrice } from '../billing/prices/render-price.js';
import { RenderSegmentCache } from './segment-cache/segment-cache.js';

import { RenderCompletion } from './render-completion.job.js';
import { RenderJobEntity } from './render-job.entity.js';
import { RenderJobRepository } from './render-job.repository.js';
import { withTimeout, maxComposeMs, MAX_FILE_BYTES, assertMemory } from './render-limits.js';
import { RenderPoster } from './render-poster.js';
import { hashesOf } from './cell-renders/render-hashes.js';
import { RenderInputs } from './render-inputs.js';

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
/** Minimum length of videos whose segments are cached; re-rendering shorter ones is faster than storing segments. */
const MIN_CACHED_SECONDS = 20;

/** Composes one video. An interrupted attempt leaves nothing behind except cached segments, which the next one uses. */
@RunsJob(RENDER)
export class RenderStep implements JobStep<RenderJobEntity> {
  constructor(
    private readonly config: RenderingConfig,
    private readonly inputs: RenderInputs,
    private readonly completion: RenderCompletion,
    private readonly jobs: RenderJobRepository,
    private readonly segments: RenderSegmentCache,
    private readonly posters: RenderPoster,
  ) {}

  async run(work: JobContext<RenderJobEntity>): Promise<Outcome<RenderJobEntity>> {
    if (await this.jobs.isAbandoned(work.job.id)) return { state: 'stopped' };
    return inTemporaryFolder('render', (folder) =>
      withTimeout(this.config.MAX_RENDER_MINUTES * 60_000, work.signal, (signal) => this.render(work, folder, signal)),
    );
  }

  private async render(
    work: JobContext<RenderJobEntity>,
    folder: string,
    signal: AbortSignal,
  ): Promise<Outcome<RenderJobEntity>> {
    const { job } = work;
    if (job.progress > 0) await work.write({ progress: 0 });
    const maxBytes = this.config.MAX_RENDER_DISK_MEGABYTES * 2 ** 20 - 2 * MAX_FILE_BYTES;
    const resolved = await this.inputs.resolve(job, job.input);
    const { document, media, sentences } = await this.inputs.load(resolved, folder, { signal, maxBytes });
    const plan = await planComposition(document, media, sentences);
    assertMemory(plan, this.config.MAX_RENDER_MEMORY_MEGABYTES);
    const segmentPlan = await planSegments(job.preview ? await planDraft(document, media, sentences) : plan);
    const content = { contentKey: segmentPlan.key, madeOf: hashesOf(resolved) };
    const reused = await this.completion.reuse(job, content);
    if (reused) return reused;
    const extent = extentOf(plan);
    const price = renderPrice(extent, job.preview);
    await work.ensureHold(price);
    if (job.preview) await this.posters.create(work, segmentPlan.plan, folder, signal);
    const path = join(folder, 'render.mp4');
    await this.compose(work, segmentPlan, { path, extent, signal });
    return this.completion.complete(work.job, { path, price, ...content }, signal);
  }

  private async compose(
    work: JobContext<RenderJobEntity>,
    segmentPlan: SegmentPlan,
    { path, extent, signal }: { readonly path: string; readonly extent: Extent; readonly signal: AbortSignal },
  ): Promise<void> {
    const timeoutMs = maxComposeMs(extent);
    const cache = extent.seconds >= MIN_CACHED_SECONDS ? this.segments.of(work.job) : undefined;
    await withTimeout(timeoutMs, signal, (limited) =>
      compose(segmentPlan, path, {
        signal: limited,
        timeoutMs,
        maxBytes: MAX_FILE_BYTES,
        onProgress: reporter(work),
        ...(cache ? { cache } : {}),
      }),
    );
  }
}

/**
 * Returns a callback that stores the progress at most once a second. Failed writes are ignored, the next one
 * follows.
 */
function reporter(work: JobContext<RenderJobEntity>): (share: number) => void {
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
