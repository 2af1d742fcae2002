import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { FounderChange, type NewFounder } from './founder-change.js';

/** Changes the founder of an organization. The operator's command line schedules it. */
export const changeFounder = taskKind<NewFounder>('change_founder');

/** Repeating it changes nothing. What cannot be changed stays as a failed task. */
@RunsTask(changeFounder)
export class ChangeFounder implements TaskHandler<NewFounder> {
  constructor(
    private readonly founders: FounderChange,
    private readonly transaction: Transaction,
  ) {}

  async run(order: NewFounder): Promise<void> {
    await this.transaction.run(() => this.founders.set(order));
  }
}
