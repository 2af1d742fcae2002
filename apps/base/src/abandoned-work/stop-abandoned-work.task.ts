import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { AbandonedWorkService } from './abandoned-work.service.js';
import { stopAbandonedWork } from './stop-abandoned-work.js';

const STOPS_PER_RUN = 50;

/** Stops a limited number of jobs per run, so that a sheet with thousands of generations does not delay other tasks. */
@RunsTask(stopAbandonedWork)
export class StopAbandonedWork implements TaskHandler<DeletedScope> {
  constructor(private readonly work: AbandonedWorkService) {}

  async run(scope: DeletedScope): Promise<'again' | undefined> {
    return (await this.work.stop(scope, STOPS_PER_RUN)) > 0 ? 'again' : undefined;
  }
}
