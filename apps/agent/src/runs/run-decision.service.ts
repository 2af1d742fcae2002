import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { RUN_JOB } from './run.job.js';
import { RunRepository } from './run.repository.js';
import { pendingGate } from './run-steps.js';

/** Users' decisions about the actions that runs wait with. */
@Injectable()
export class RunDecisionService {
  constructor(
    private readonly runs: RunRepository,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the decision about the gate that a run waits at, once, and wakes the run. Throws `validation_error` if it
   * waits at none.
   */
  async decide(id: string, userId: number, approved: boolean): Promise<void> {
    await this.transaction.run(async () => {
      const run = await this.runs.lockOpen(id);
      if (!run?.waiting || !pendingGate(run.lastStep))
        throw new DomainError(CommonErrors.validation, 'The run waits for no approval');
      const at = this.clock.now().toISOString();
      await this.runs.append(id, run.steps, { kind: 'decision', approved, userId, at });
      await this.jobs.pollNow(RUN_JOB, id, run.claim);
    });
  }
}
