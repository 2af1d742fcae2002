import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, newUuid, toCredits } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import type { ProductionOrder } from '../../ideas/production/idea-batch.js';
import { IdeaProducer } from '../../ideas/production/idea-producer.js';
import type { FiringOutcome } from '../recurring-job.js';
import { RecurringJobRepository, type Firing } from '../recurring-job.repository.js';
import { followProduction } from './follow-production.js';
import { isPassing } from './passing-error.js';
import { ProductionBudget } from './production-budget.js';
import { LATE_BATCH_MS } from './production-limits.js';
import { ProductionRepository, type FollowedProduction } from './production.repository.js';
import { ceilingOf, checkAfterMs, seen, termsOf, toResult, type IdeaResult, type JobProduction } from './production.js';

/** A firing whose job makes something of ideas. */
export type ProductionFiringOf = Firing & { readonly production: JobProduction };

/** The order of a firing: none because of `outcome`, or one unless no idea is accepted. */
export type Begun =
  | { readonly outcome: FiringOutcome }
  | { readonly outcome?: undefined; readonly hasOrdered: boolean; readonly startsRun: boolean };

const NO_CREDITS = [CommonErrors.usableCreditRequired, CommonErrors.insufficientCredits];

/**
 * Orders what a firing makes of accepted ideas. The ideas and the limit are stored before anything is ordered, and the
 * firing is the key of the order, so that whatever was interrupted is repeated without ordering anything twice.
 */
@Injectable()
export class ProductionFiring {
  constructor(
    private readonly productions: ProductionRepository,
    private readonly jobs: RecurringJobRepository,
    private readonly budget: ProductionBudget,
    private readonly producer: IdeaProducer,
    private readonly agents: AgentDirectory,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat after a crash. Throws an error after which it is to be repeated. */
  async begin(firing: ProductionFiringOf): Promise<Begun> {
    const known = await this.productions.find(firing.runId);
    const hindrance = known ? undefined : await this.plan(firing);
    if (hindrance) return hindrance;
    const planned = known ?? (await this.productions.find(firing.runId));
    if (!planned) return { hasOrdered: false, startsRun: true };
    if (planned.status === 'planned') await this.order(firing, planned);
    return this.resultOf(firing.runId);
  }

  /** Ends an order that is on its way. Returns true if its batch has started nevertheless, which is then followed. */
  async withdraw({ runId }: Pick<Firing, 'runId'>): Promise<boolean> {
    const production = await this.productions.find(runId);
    if (!production) return false;
    if (production.status === 'planned' && !(await this.adopt(production, null)))
      await this.transaction.run(async () => {
        await this.productions.end(runId, 'rejected', 'The job was paused or deleted, or its maker is no editor');
        await this.follow(production, LATE_BATCH_MS);
      });
    return (await this.productions.find(runId))?.batchId !== null;
  }

  /** Notes that the run that was to propose ideas cannot start. Returns true if the firing has ordered something. */
  async goOnWithoutRun({ runId }: Pick<Firing, 'runId'>): Promise<boolean> {
    if (!(await this.productions.exists(runId))) return false;
    await this.productions.dropRun(runId);
    return true;
  }

  /** Stores the ideas and the limit of the order. Returns why there is none; undefined also if only a run starts. */
  private async plan(firing: ProductionFiringOf): Promise<Begun | undefined> {
    const { recurringJobId, agentId, runId, production: job } = firing;
    await this.budget.refresh(firing);
    const planned = await this.productions.plannedIdeas(agentId);
    const ideaIds = await this.producer.producible(agentId, job.take, planned);
    const startsRun = job.whenShort === 'ask' && ideaIds.length < job.take;
    return this.transaction.run(async () => {
      await this.productions.lockOrders({ recurringJobId, agentId });
      const ceiling = ceilingOf(job, await this.productions.committed(recurringJobId));
      if (ceiling === 0) return { outcome: 'weekly_credits' };
      if (ideaIds.length === 0) return startsRun ? undefined : { outcome: 'no_ideas' };
      const others = new Set(await this.productions.plannedIdeas(agentId));
      if (ideaIds.some((id) => others.has(id))) throw new Error('another job of the agent takes the same ideas now');
      const terms = termsOf(job, firing.name, firing.dueAt);
      const order = { runId, recurringJobId, agentId, ideaIds, terms, ceiling, startsRun };
      await this.productions.insert({ ...order, reportId: newUuid() });
      return undefined;
    });
  }

  private async order(firing: Firing, planned: FollowedProduction): Promise<void> {
    const agent = await this.agents.find({ id: firing.agentId });
    if (!agent) return this.reject(planned, new DomainError(CommonErrors.agentNotFound));
    try {
      const { ideas } = await this.producer.produce(agent, firing, orderOf(planned));
      const results = ideas.map(toResult);
      if (!(await this.adopt(planned, results))) await this.endWith(planned, 'nothing_to_make', results);
    } catch (error) {
      if (!(error instanceof DomainError) || isPassing(error)) throw error;
      await this.reject(planned, error);
    }
  }

  /** Stores the batch that the order has started, if it has, and follows it. */
  private async adopt(production: FollowedProduction, results: readonly IdeaResult[] | null): Promise<boolean> {
    const { runId, agentId, ceiling } = production;
    const batch = (await this.producer.batchesOf(agentId, [runId])).get(runId);
    if (!batch) return false;
    await this.transaction.run(async () => {
      await this.productions.see(production, seen(batch, ceiling));
      if (results) await this.productions.answer(runId, results);
      await this.jobs.recordStart(production.recurringJobId);
      await this.follow(production);
    });
    return true;
  }

  /** An order that was rejected when it was repeated may have been accepted before. */
  private async reject(planned: FollowedProduction, error: DomainError): Promise<void> {
    if (!(await this.adopt(planned, null))) await this.endWith(planned, 'rejected', null, error);
  }

  private async endWith(
    production: FollowedProduction,
    status: 'nothing_to_make' | 'rejected',
    results: readonly IdeaResult[] | null,
    error?: DomainError,
  ): Promise<void> {
    const { runId } = production;
    await this.transaction.run(async () => {
      if (!(await this.productions.end(runId, status, error?.message))) return;
      if (results) await this.productions.answer(runId, results);
      const outcome = error && outcomeOf(error);
      if (outcome) await this.jobs.close(runId, outcome);
      await this.follow(production, error ? LATE_BATCH_MS : undefined);
    });
  }

  private async follow({ runId, organizationId }: FollowedProduction, afterMs = checkAfterMs(0)): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + afterMs);
    await this.tasks.schedule(followProduction, { runId, checks: 0 }, { notBefore, key: () => runId, organizationId });
  }

  private async resultOf(runId: string): Promise<Begun> {
    const { status, startsRun, outcome } = (await this.productions.find(runId))!;
    if (status === 'rejected') return { outcome: outcome ?? 'rejected' };
    return { hasOrdered: true, startsRun };
  }
}

const orderOf = ({ runId, ideaIds, terms, ceiling }: FollowedProduction): ProductionOrder => ({
  ideas: { ids: ideaIds },
  target: terms.target,
  ...(terms.columns ? { columns: terms.columns } : {}),
  through: terms.through,
  maxCredits: toCredits(ceiling),
  key: runId,
});

function outcomeOf(error: DomainError): FiringOutcome {
  if (NO_CREDITS.some((each) => error.is(each))) return 'no_credits';
  if (error.is(CommonErrors.forbidden)) return 'forbidden';
  return error.is(CommonErrors.agentNotFound) ? 'withdrawn' : 'rejected';
}
