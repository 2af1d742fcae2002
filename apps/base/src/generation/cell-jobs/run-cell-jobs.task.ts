import { Clock } from '@reelsheet/kernel';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { runCellJobs } from './run-cell-jobs.js';
import { CellJobRunner } from './cell-job-runner.js';
import { CellJobs } from './cell-jobs.js';

/** Delay while the organization has its maximum of open jobs. */
const BUSY_MS = 5_000;

/**
 * Runs one round; jobs that end later schedule another. The next due time is read before the round, so that no job that
 * becomes due during it is missed.
 */
@RunsTask(runCellJobs)
export class RunCellJobs implements TaskHandler<{ readonly organizationId: number }> {
  constructor(
    private readonly runner: CellJobRunner,
    private readonly cellJobs: CellJobs,
    private readonly clock: Clock,
  ) {}

  async run({ organizationId }: { readonly organizationId: number }, signal: AbortSignal): Promise<void | 'again'> {
    const next = await this.runner.nextDueAt(organizationId);
    const progress = await this.runner.run(organizationId, signal);
    if (progress === 'moved') return 'again';
    if (progress === 'busy') return this.cellJobs.wake(organizationId, new Date(this.clock.now().getTime() + BUSY_MS));
    await this.runner.prune(organizationId);
    if (next) await this.cellJobs.wake(organizationId, next);
  }
}
