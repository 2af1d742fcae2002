import { Clock } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { fillCells } from './run-cell-jobs.js';
import { CellJobRunner } from './cell-job-runner.js';
import { CellJobs } from './cell-jobs.js';

/** Until the organization's own open jobs are fewer. */
const BUSY_MS = 5_000;

/** One round; what ends later wakes another. The next moment is asked for first, lest one come between the two looks. */
@RunsTask(fillCells)
export class FillCells implements TaskHandler<{ readonly organizationId: number }> {
  constructor(
    private readonly runner: CellJobRunner,
    private readonly cellJobs: CellJobs,
    private readonly clock: Clock,
  ) {}

  async run({ organizationId }: { readonly organizationId: number }, signal: AbortSignal): Promise<void | 'again'> {
    const next = await this.runner.nextTimestamp(organizationId);
    const progress = await this.runner.run(organizationId, signal);
    if (progress === 'moved') return 'again';
    if (progress === 'busy') return this.cellJobs.wake(organizationId, new Date(this.clock.now().getTime() + BUSY_MS));
    await this.runner.prune(organizationId);
    if (next) await this.cellJobs.wake(organizationId, next);
  }
}
