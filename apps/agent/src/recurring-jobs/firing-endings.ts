import { Injectable } from '@nestjs/common';
import { Tasks } from '@reelsheet/platform-jobs';
import { RunEndings } from '../runs/run-endings.port.js';
import { mailFiring } from './fire-recurring-job.js';
import { RecurringJobRepository } from './recurring-job.repository.js';

/** What a recurring job's run brought is mailed where that was asked for; a failed one brings nothing. */
@Injectable()
export class FiringEndings extends RunEndings {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly tasks: Tasks,
  ) {
    super();
  }

  async ended({ id: runId, organizationId, status }: Parameters<RunEndings['ended']>[0]): Promise<void> {
    if (status === 'completed' && (await this.jobs.isMailed(runId)))
      await this.tasks.schedule(mailFiring, { runId }, { organizationId });
  }
}
