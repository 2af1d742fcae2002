import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { RunHooks } from '../runs/run-hooks.js';
import { mailFiring } from './fire-recurring-job.js';
import { followProduction } from './productions/follow-production.js';
import { ProductionRepository } from './productions/production.repository.js';
import { RecurringJobRepository } from './recurring-job.repository.js';

/**
 * Mails the result of a recurring job's run if the job asks for it. A failed run has no result. The run of a firing
 * that makes videos is part of its report.
 */
@OnHook(RunHooks.ended)
export class FiringListener implements HookHandler<typeof RunHooks.ended> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly productions: ProductionRepository,
    private readonly tasks: Tasks,
  ) {}

  async handle({ id: runId, organizationId, status }: HookPayload<typeof RunHooks.ended>): Promise<void> {
    if (await this.productions.exists(runId)) {
      await this.tasks.schedule(followProduction, { runId, checks: 0 }, { key: () => runId, organizationId });
      return;
    }
    if (status === 'completed' && (await this.jobs.isMailed(runId)))
      await this.tasks.schedule(mailFiring, { runId }, { key: () => runId, organizationId });
  }
}
