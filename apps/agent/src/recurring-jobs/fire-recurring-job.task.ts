import { Clock, newUuid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { beginFiring, fireRecurringJob } from './fire-recurring-job.js';
import { nextRun } from './next-run.js';
import { RecurringJobRepository } from './recurring-job.repository.js';

type Payload = NonNullable<typeof fireRecurringJob.payload>;

/**
 * A job's moment has come: in one transaction the firing is stored, the next moment is set and waited for, and the run is
 * promised. What was missed while nobody worked is one firing. Called again, it finds nothing due.
 */
@RunsTask(fireRecurringJob)
export class FireRecurringJob implements TaskHandler<Payload> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run({ recurringJobId: id }: Payload): Promise<void> {
    await this.transaction.run(async () => {
      const job = await this.jobs.holdDue(id);
      if (!job) return;
      const { organizationId, nextRunAt, schedule } = job;
      // A clock that is behind that of the database would find the same moment again.
      const next = nextRun(schedule, new Date(Math.max(this.clock.now().getTime(), nextRunAt.getTime())));
      const runId = newUuid();
      await this.jobs.fire(job, runId, next);
      await this.tasks.schedule(
        fireRecurringJob,
        { recurringJobId: id },
        { notBefore: next, key: () => id, organizationId },
      );
      await this.tasks.schedule(beginFiring, { runId }, { organizationId });
    });
  }
}
