import { KnownAgentHooks, type DeletedAgent } from '@reelsheet/platform-agent-directory';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { RecurringJobService } from '../recurring-jobs/recurring-job.service.js';
import { RunEnding } from '../runs/ending/run-ending.js';

/** Ends open work of a deleted agent. Its records stay stored but are no longer visible. */
@OnHook(KnownAgentHooks.deleted)
export class AgentDataListener implements HookHandler<typeof KnownAgentHooks.deleted> {
  constructor(
    private readonly runs: RunEnding,
    private readonly recurringJobs: RecurringJobService,
  ) {}

  async handle({ id }: DeletedAgent): Promise<void> {
    await this.recurringJobs.deleteOf(id);
    await this.runs.endOfAgent(id);
  }
}
