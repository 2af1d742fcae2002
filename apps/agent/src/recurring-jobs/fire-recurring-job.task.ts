import { Clock, newUuid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { startFiring, fireRecurringJob } from './fire-recurring-job.js';
import { nextRun } from './next-run.js';
import { RecurringJobRepository } from './recurring-job.repository.js';

type RecurringJobDue = NonNullable<typeof fireRecurringJob.payload>;

/**
 * Fires a due job: one transaction stores the firing, computes the next time, schedules the task for it, and schedules
 * the run. Times that were missed while no worker ran are one firing. A repeated call finds nothing due.
 */
@RunsTask(fireRecurringJob)
export class FireRecurringJob implements TaskHandler<RecurringJobDue> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run({ recurringJobId: id }: RecurringJobDue): Promise<void> {
    await this.transaction.run(async () => {
      const job = await this.jobs.lockDue(id);
      if (!job) return;
      const { organizationId, nextRunAt, schedule } = job;
      // A clock behind the database's clock would compute the same time again.
      const next = nextRun(schedule, new Date(Math.max(this.clock.now().getTime(), nextRunAt.getTime())));
      const runId = newUuid();
      await this.jobs.fire(job, runId, next);
      await this.tasks.schedule(
        fireRecurringJob,
        { recurringJobId: id },
        { notBefore: next, key: () => id, organizationId },
      );
      await this.tasks.schedule(startFiring, { runId }, { organizationId });
    });
  }
}
