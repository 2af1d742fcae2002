import { Inject } from '@nestjs/common';
import { findMember } from '@reelsheet/contracts';
import { CommonErrors, DomainError, isRole, roleAtLeast } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { JobErrors, RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { RunService } from '../runs/run.service.js';
import { startFiring } from './fire-recurring-job.js';
import { FiringAnnouncements } from './firing-announcements.js';
import { retryPassing } from './productions/passing-error.js';
import { ProductionFiring } from './productions/production-firing.js';
import { JOB_TYPES, type FiringOutcome } from './recurring-job.js';
import { RecurringJobRepository, type Firing } from './recurring-job.repository.js';

type BeginFiring = NonNullable<typeof startFiring.payload>;

/**
 * Starts the run of a firing, or orders what it makes of ideas, in the name of the job's creator, who must still have
 * access. Safe to repeat after a crash.
 */
@RunsTask(startFiring)
export class StartFiring implements TaskHandler<BeginFiring> {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly runs: RunService,
    private readonly productions: ProductionFiring,
    private readonly rpc: RpcClient,
    private readonly firings: FiringAnnouncements,
    private readonly transaction: Transaction,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(payload: BeginFiring): Promise<void> {
    return retryPassing(async () => this.fire(payload));
  }

  private async fire({ runId }: BeginFiring): Promise<void> {
    const firing = await this.jobs.findFiring(runId);
    if (firing?.outcome !== null) return;
    const hindrance = await this.hindranceOf(firing);
    if (hindrance) return this.skip(firing, (await this.productions.withdraw(firing)) ? 'begun' : hindrance);
    const { production } = firing;
    if (!production) return this.start(firing);
    const { outcome, ...begun } = await this.productions.begin({ ...firing, production });
    if (outcome) return this.skip(firing, outcome);
    if ('startsRun' in begun && begun.startsRun) return this.start(firing);
    await this.jobs.close(runId, 'begun');
  }

  private async hindranceOf(firing: Firing): Promise<FiringOutcome | undefined> {
    if (firing.status !== 'active') return 'withdrawn';
    return (await this.hasAccess(firing)) ? undefined : 'forbidden';
  }

  private async start(firing: Firing): Promise<void> {
    try {
      await this.begin(firing);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.is(CommonErrors.insufficientCredits))
        return this.skip(firing, (await this.productions.goOnWithoutRun(firing)) ? 'begun' : 'no_credits');
      // Too many open runs, or a conversation that was deleted: both can be different later.
      if (error.is(JobErrors.tooManyOpen) || error.is(CommonErrors.notFound))
        throw new Error(`the run of a recurring job waits: ${error.message}`, { cause: error });
      throw error;
    }
  }

  private async begin({ recurringJobId, runId, organizationId, agentId, userId, ...firing }: Firing): Promise<void> {
    await this.runs.startOnce({
      id: runId,
      organizationId,
      agentId,
      userId,
      conversationId: firing.conversationId ?? undefined,
      input: {
        message: firing.prompt,
        attachments: [],
        context: {},
        debug: false,
        task: JOB_TYPES[firing.jobType].task,
      },
      onAccepted: async (conversationId) => {
        await this.jobs.close(runId, 'begun');
        await this.jobs.recordRun(recurringJobId, conversationId);
      },
    });
  }

  private async hasAccess({ userId, organizationId }: Firing): Promise<boolean> {
    const { role } = await this.rpc.request(findMember, { user_id: userId, organization_id: organizationId });
    return isRole(role) && roleAtLeast(role, 'editor');
  }

  private async skip(firing: Firing, outcome: FiringOutcome): Promise<void> {
    const { recurringJobId, runId } = firing;
    await this.transaction.run(async () => {
      const isClosed = await this.jobs.close(runId, outcome);
      if (isClosed && outcome !== 'begun') await this.firings.announce(firing, outcome);
    });
    if (outcome === 'begun') return;
    this.logger.info({ recurring_job: recurringJobId, outcome }, 'a recurring job was skipped');
  }
}
