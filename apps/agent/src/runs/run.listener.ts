import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { RunEndings } from './run-endings.port.js';
import { RUN_JOB } from './run.job.js';
import type { Run } from './run.repository.js';

@OnJobEnding(RUN_JOB)
export class RunListener implements EndingListener<Run> {
  constructor(private readonly endings: RunEndings) {}

  async ended(run: Run): Promise<void> {
    await this.endings.ended(run);
  }
}
