import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { RunDecisionService, type Decider } from '../run-decision.service.js';
import { RunEnding } from './run-ending.js';

/** Stops runs at the request of people. */
@Injectable()
export class RunStopService {
  constructor(
    private readonly decisions: RunDecisionService,
    private readonly runs: RunEnding,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Rejects what the run waits with, so that nobody is requested to decide it any more, and ends the run. Does nothing
   * to a run that has ended. Throws like base for a caller who may not decide the action.
   */
  async stop(id: string, decider: Decider): Promise<void> {
    await this.decisions.rejectPresent(id, decider);
    await this.transaction.run(async () => this.runs.endOne(id));
  }
}
