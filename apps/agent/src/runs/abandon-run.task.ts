import { Transaction } from '@reelsheet/platform-database';
import { Jobs, RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { RUN_JOB } from './run.job.js';
import { RunRepository } from './run.repository.js';

interface Intent {
  readonly runId: string;
}

/** Abandons a run that was not accepted in time: it can no longer be started, and its credits are released. */
export const abandonRun = taskKind<Intent>('abandon_run');

@RunsTask(abandonRun)
export class AbandonRun implements TaskHandler<Intent> {
  constructor(
    private readonly runs: RunRepository,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
  ) {}

  async run({ runId }: Intent): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.runs.lockUnaccepted(runId))) return;
      await this.jobs.stop(RUN_JOB, runId);
      await this.runs.forget(runId);
    });
  }
}
