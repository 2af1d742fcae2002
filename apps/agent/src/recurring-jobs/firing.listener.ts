import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { RunHooks } from '../runs/run-hooks.js';
import { mailFiring } from './fire-recurring-job.js';
import { RecurringJobRepository } from './recurring-job.repository.js';

/** Mails the result of a recurring job's run if the job asks for it. A failed run has no result. */
@OnHook(RunHooks.ended)
export class FiringListener implements HookHandler<typeof RunHooks.ended> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly tasks: Tasks,
  ) {}

  async handle({ id: runId, organizationId, status }: HookPayload<typeof RunHooks.ended>): Promise<void> {
    if (status === 'completed' && (await this.jobs.isMailed(runId)))
      await this.tasks.schedule(mailFiring, { runId }, { key: () => runId, organizationId });
  }
}
