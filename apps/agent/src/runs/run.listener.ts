import { Hooks } from '@reelsheet/platform-hooks';
import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { RunHooks } from './run-hooks.js';
import { RUN_JOB } from './run.job.js';
import type { Run } from './run.repository.js';

@OnJobEnding(RUN_JOB)
export class RunListener implements EndingListener<Run> {
  constructor(private readonly hooks: Hooks) {}

  async ended(run: Run): Promise<void> {
    await this.hooks.run(RunHooks.ended, run);
  }
}
