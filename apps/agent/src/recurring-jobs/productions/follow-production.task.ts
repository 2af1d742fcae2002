import { Clock } from '@reelsheet/kernel';
import { RunsTask, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { IdeaProducer } from '../../ideas/production/idea-producer.js';
import { followProduction } from './follow-production.js';
import { retryPassing } from './passing-error.js';
import { FOLLOWING, MAX_REPORTED_ERRORS } from './production-limits.js';
import { ProductionReporter } from './production-reporter.js';
import { ProductionRepository, type FollowedProduction } from './production.repository.js';
import { hasCome, checkAfterMs, seen } from './production.js';

type Follow = NonNullable<typeof followProduction.payload>;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Reads the batch of a firing at growing intervals until it has ended, and reports it once it has ended or paused and
 * the firing's run has ended too. A batch that goes on for too long is reported as it is and followed no longer. An
 * order that was ended is followed because its batch may have started late.
 */
@RunsTask(followProduction)
export class FollowProduction implements TaskHandler<Follow> {
  constructor(
    private readonly productions: ProductionRepository,
    private readonly producer: IdeaProducer,
    private readonly reporter: ProductionReporter,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  async run(payload: Follow): Promise<void> {
    return retryPassing(async () => this.follow(payload));
  }

  private async follow({ runId, checks }: Follow): Promise<void> {
    const production = await this.productions.find(runId);
    if (!production || production.status === 'planned') return;
    const { agentId, ceiling, outcome, isRunOpen, organizationId } = production;
    const batch = (await this.producer.batchesOf(agentId, [runId], MAX_REPORTED_ERRORS)).get(runId);
    const state = batch && seen(batch, ceiling);
    if (state) await this.productions.see(production, state);
    const isOver = this.isOver(production);
    // The firing is closed once its run has started.
    const isReady = outcome !== null && !isRunOpen && (!batch || hasCome(batch));
    if ((isReady || isOver) && !production.reportedAt && (batch || isReported(production)))
      await this.reporter.report({ ...production, ...(state ? { status: state.status } : {}) }, batch);
    const isDone = (isReady || production.reportedAt !== null) && (!state || state.isSettled);
    if (isDone || isOver) return;
    const notBefore = new Date(this.clock.now().getTime() + checkAfterMs(checks + 1));
    const next = { runId, checks: checks + 1 };
    await this.tasks.schedule(followProduction, next, { notBefore, key: () => runId, organizationId });
  }

  private isOver({ createdAt }: FollowedProduction): boolean {
    return this.clock.now().getTime() - createdAt.getTime() > FOLLOWING.days * DAY_MS;
  }
}

/** An order that was ended without a batch is reported only if it was wrong; `last_outcome` says everything else. */
const isReported = ({ status, outcome }: FollowedProduction): boolean =>
  status !== 'rejected' || outcome === 'rejected';
