import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import type { Bereft } from '../../identity/agents/abandoned-work.port.js';
import { BatchService } from '../fillings/batch.service.js';
import { GenerationService } from '../generations/generation.service.js';
import { RenderJobService } from '../renders/render-job.service.js';
import { stopAbandonedWork } from './stop-abandoned-work.js';

const STOPS = 50;

/** Piece by piece, so that a sheet with thousands of generations under way holds up nobody else's tasks. */
@RunsTask(stopAbandonedWork)
export class StopAbandonedWork implements TaskHandler<Bereft> {
  constructor(
    private readonly batches: BatchService,
    private readonly generations: GenerationService,
    private readonly renders: RenderJobService,
  ) {}

  async run(bereft: Bereft): Promise<'again' | undefined> {
    const stopped =
      (await this.batches.stopAbandoned(bereft, STOPS)) +
      (await this.generations.stopAbandoned(bereft, STOPS)) +
      (await this.renders.stopAbandoned(bereft, STOPS));
    return stopped > 0 ? 'again' : undefined;
  }
}
