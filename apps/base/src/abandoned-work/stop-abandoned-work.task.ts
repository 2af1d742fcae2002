import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { BatchService } from '../generation/cell-jobs/batches/batch.service.js';
import { GenerationService } from '../generation/generations/generation.service.js';
import { RenderJobService } from '../rendering/render-job.service.js';
import { stopAbandonedWork } from './stop-abandoned-work.js';

const STOPS_PER_RUN = 50;

/** Stops a limited number of jobs per run, so that a sheet with thousands of generations does not delay other tasks. */
@RunsTask(stopAbandonedWork)
export class StopAbandonedWork implements TaskHandler<DeletedScope> {
  constructor(
    private readonly batches: BatchService,
    private readonly generations: GenerationService,
    private readonly renders: RenderJobService,
  ) {}

  async run(scope: DeletedScope): Promise<'again' | undefined> {
    const stopped =
      (await this.batches.stopAbandoned(scope, STOPS_PER_RUN)) +
      (await this.generations.stopAbandoned(scope, STOPS_PER_RUN)) +
      (await this.renders.stopAbandoned(scope, STOPS_PER_RUN));
    return stopped > 0 ? 'again' : undefined;
  }
}
