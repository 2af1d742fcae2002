import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, invalid, newUuid } from '@reelsheet/kernel';
import { assertScopes, type AgentRecord, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { ConfirmationRequestWriter } from '../mail-recipients/confirmation-request.writer.js';
import { fireRecurringJob } from './fire-recurring-job.js';
import { nextRun } from './next-run.js';
import type { JobProduction } from './productions/production.js';
import { DEFAULT_JOB, type ResultDelivery, type JobType, type Schedule } from './recurring-job.js';
import {
  RecurringJobRepository,
  type NewRecurringJob,
  type RecurringJob,
  type RecurringJobChanges,
} from './recurring-job.repository.js';
import { MAX_JOBS } from './recurring-job-limits.js';

export interface RecurringJobDraft {
  readonly name: string;
  readonly jobType: JobType;
  readonly prompt: string;
  readonly schedule: Schedule;
  readonly delivery: ResultDelivery;
  /** Null except for `produce_ideas`. */
  readonly production: JobProduction | null;
  readonly nextRunAt: Date | undefined;
}

export interface RecurringJobEdit extends Partial<
  Pick<RecurringJobDraft, 'name' | 'prompt' | 'schedule' | 'delivery'>
> {
  readonly production?: JobProduction;
  /** Null if it is to be computed from the schedule. */
  readonly nextRunAt?: Date | null;
}

/** Recurring jobs. Each active job has one task that waits for its next time. */
@Injectable()
export class RecurringJobService {
  constructor(
    private readonly jobs: RecurringJobRepository,
    private readonly confirmations: ConfirmationRequestWriter,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list({ id }: AgentRecord): Promise<RecurringJob[]> {
    return this.jobs.list(id);
  }

  async get({ id: agentId }: AgentRecord, id: string): Promise<RecurringJob> {
    return found(await this.jobs.find(agentId, id));
  }

  /** The key of the caller needs the scope `publish` for a job that posts. */
  async create(agent: AgentRecord, caller: Caller, { nextRunAt, ...draft }: RecurringJobDraft): Promise<RecurringJob> {
    assertMayOrder(caller, draft.production);
    const job = { ...draft, ...this.of(agent, caller.userId), nextRunAt: this.firstRun(draft.schedule, nextRunAt) };
    await this.transaction.run(async () => {
      if ((await this.jobs.lockCount(agent.id)) >= MAX_JOBS)
        throw new DomainError(CommonErrors.validation, `An agent has at most ${MAX_JOBS} recurring jobs`);
      await this.jobs.insert(job);
      await this.requestConfirmation(job);
      await this.await(job);
    });
    return this.get(agent, job.id);
  }

  /** Returns the agent's default job and creates it if there is none. */
  async defaults(agent: AgentRecord, userId: number): Promise<{ job: RecurringJob; created: boolean }> {
    const job: NewRecurringJob = {
      ...DEFAULT_JOB,
      ...this.of(agent, userId),
      isDefault: true,
      nextRunAt: nextRun(DEFAULT_JOB.schedule, this.clock.now()),
    };
    const created = await this.transaction.run(async () => {
      if (!(await this.jobs.insert(job))) return false;
      await this.await(job);
      return true;
    });
    return { job: found(await this.jobs.findDefault(agent.id)), created };
  }

  /**
   * A changed schedule recomputes the next time unless the caller sets one. Setting the delivery, also to the same
   * address, asks an address again that has not confirmed and was not asked for a week.
   */
  async update(
    agent: AgentRecord,
    caller: Caller,
    id: string,
    { nextRunAt, ...changes }: RecurringJobEdit,
  ): Promise<RecurringJob> {
    return this.change(agent, id, (job) => {
      if (changes.production && job.jobType !== 'produce_ideas')
        throw invalid('production', 'is only for jobs of the type produce_ideas');
      assertMayOrder(caller, job.production);
      assertMayOrder(caller, changes.production);
      const schedule = changes.schedule ?? job.schedule;
      const isMoved = changes.schedule !== undefined || nextRunAt !== undefined;
      return { ...changes, ...(isMoved ? { nextRunAt: this.firstRun(schedule, nextRunAt ?? undefined) } : {}) };
    });
  }

  async pause(agent: AgentRecord, id: string): Promise<RecurringJob> {
    return this.change(agent, id, () => ({ status: 'paused' }));
  }

  /**
   * Resumes without making up for missed times. A next time that was set explicitly and is still in the future stays.
   */
  async resume(agent: AgentRecord, caller: Caller, id: string): Promise<RecurringJob> {
    return this.change(agent, id, ({ status, schedule, nextRunAt, production }) => {
      assertMayOrder(caller, production);
      if (status === 'active') return {};
      const now = this.clock.now();
      return { status: 'active', nextRunAt: nextRunAt > now ? nextRunAt : nextRun(schedule, now) };
    });
  }

  async delete(agent: AgentRecord, id: string): Promise<void> {
    await this.transaction.run(async () => {
      found(await this.jobs.hold(agent.id, id));
      await this.jobs.update(id, { status: 'deleted' });
      await this.tasks.cancel(fireRecurringJob, [id]);
    });
  }

  /** Joins the transaction that deletes the agent. */
  async deleteOf(agentId: number): Promise<void> {
    await this.tasks.cancel(fireRecurringJob, await this.jobs.deleteOf(agentId));
  }

  /** Joins the open transaction. */
  async deleteOfUser(userId: number): Promise<void> {
    await this.tasks.cancel(fireRecurringJob, await this.jobs.deleteOfUser(userId));
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.tasks.cancel(fireRecurringJob, await this.jobs.eraseOrganization(organizationId));
  }

  private async change(
    agent: AgentRecord,
    id: string,
    decide: (job: RecurringJob) => RecurringJobChanges,
  ): Promise<RecurringJob> {
    await this.transaction.run(async () => {
      const job = found(await this.jobs.hold(agent.id, id));
      const changes = decide(job);
      if (Object.keys(changes).length === 0) return;
      await this.jobs.update(id, changes);
      if (changes.delivery) await this.requestConfirmation({ ...job, delivery: changes.delivery });
      await this.await({ ...job, ...changes });
    });
    return this.get(agent, id);
  }

  private async requestConfirmation({
    organizationId,
    agentId,
    userId: creatorId,
    delivery: { email },
  }: Pick<NewRecurringJob, 'organizationId' | 'agentId' | 'userId' | 'delivery'>): Promise<void> {
    if (email !== null) await this.confirmations.request({ organizationId, agentId, email, creatorId });
  }

  /** Schedules one task for the job's next time, or cancels it if the job is paused. Joins the open transaction. */
  private async await({
    id,
    organizationId,
    nextRunAt,
    status = 'active',
  }: Pick<NewRecurringJob, 'id' | 'organizationId' | 'nextRunAt'> &
    Pick<RecurringJobChanges, 'status'>): Promise<void> {
    await this.tasks.cancel(fireRecurringJob, [id]);
    if (status !== 'active') return;
    await this.tasks.schedule(
      fireRecurringJob,
      { recurringJobId: id },
      { notBefore: nextRunAt, key: () => id, organizationId },
    );
  }

  private firstRun(schedule: Schedule, override: Date | undefined): Date {
    const now = this.clock.now();
    if (override && override <= now) throw invalid('next_run_at', 'must be in the future');
    return override ?? nextRun(schedule, now);
  }

  private of({ id: agentId, organizationId }: AgentRecord, userId: number) {
    return { id: newUuid(), organizationId, agentId, userId };
  }
}

/** Throws `insufficient_scope`. All routes that call this need the scope `spend`. */
function assertMayOrder(caller: Caller, production: JobProduction | null | undefined): void {
  if (production?.through === 'post') assertScopes(caller, ['publish']);
}

function found(job: RecurringJob | undefined): RecurringJob {
  if (!job) throw new DomainError(CommonErrors.notFound);
  return job;
}
