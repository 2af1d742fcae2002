import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { BatchService } from '../generation/cell-jobs/batches/batch.service.js';
import { GenerationService } from '../generation/generations/generation.service.js';
import { RenderJobService } from '../rendering/render-job.service.js';
import { stopAbandonedWork } from './stop-abandoned-work.js';

const STOPS = 50;

/** Piece by piece, so that a sheet with thousands of generations under way holds up nobody else's tasks. */
@RunsTask(stopAbandonedWork)
export class StopAbandonedWork implements TaskHandler<DeletedScope> {
  constructor(
    private readonly batches: BatchService,
    private readonly generations: GenerationService,
    private readonly renders: RenderJobService,
  ) {}

  async run(bereft: DeletedScope): Promise<'again' | undefined> {
    const stopped =
      (await this.batches.stopAbandoned(bereft, STOPS)) +
      (await this.generations.stopAbandoned(bereft, STOPS)) +
      (await this.renders.stopAbandoned(bereft, STOPS));
    return stopped > 0 ? 'again' : undefined;
  }
}
