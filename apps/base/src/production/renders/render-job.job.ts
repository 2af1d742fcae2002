import { join } from 'node:path';
import { renderCompleted, renderFailed, type PayloadOf } from '@reelsheet/contracts';
import { compose, type Plan, planComposition } from '@reelsheet/composition';
import { jobKind, RunsJob, type JobStep, type Outcome, type Work } from '@reelsheet/platform-jobs';
import { renderPrice } from '../../money/prices/render-price.js';
import { inTemporaryFolder } from '../../storage/media/local-file.js';
import { OwnLayers } from './own-layers.js';
import { RenderCompletion } from './render-job.completion.js';
import { RenderJobEntity } from './render-job.entity.js';
import { RenderSources } from './render-sources.js';

export const RENDER = jobKind({
  entity: RenderJobEntity,
  concurrency: 1,
  events: { contracts: { completed: renderCompleted, failed: renderFailed }, payload: toEvent },
});

const REPORT_EVERY_MS = 1_000;

/** Composes one video. What dies half-way leaves nothing outside, so another try begins from scratch. */
@RunsJob(RENDER)
export class RenderStep implements JobStep<RenderJobEntity> {
  constructor(
    private readonly sources: RenderSources,
    private readonly layers: OwnLayers,
    private readonly completion: RenderCompletion,
  ) {}

  async run(work: Work<RenderJobEntity>): Promise<Outcome<RenderJobEntity>> {
    return inTemporaryFolder('render', (folder) => this.render(work, folder));
  }

  private async render(work: Work<RenderJobEntity>, folder: string): Promise<Outcome<RenderJobEntity>> {
    const { job, signal } = work;
    if (job.progress > 0) await work.write({ progress: 0 });
    const plan = await this.plan(job, folder, signal);
    const price = renderPrice(plan.frames / plan.canvas.fps);
    await work.require(price);
    const path = join(folder, 'render.mp4');
    await compose(plan, path, { signal, onProgress: reporter(work) });
    return this.completion.complete(job, path, price);
  }

  private async plan(job: RenderJobEntity, folder: string, signal: AbortSignal): Promise<Plan> {
    const { document, media } = job.input.tracks
      ? {
          document: job.input,
          media: await this.sources.fetch(job.input, await this.sources.locate(job, job.input), folder, signal),
        }
      : await this.layers.compose(job, job.input, folder, signal);
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
