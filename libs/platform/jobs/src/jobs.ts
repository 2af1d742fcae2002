import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { currentTraceparent } from '@reelsheet/platform-telemetry';
import type { JobEntity } from './job.entity.js';
import { JobEndings } from './worker/job-endings.js';
import { JobNotifications } from './worker/job-notifications.js';
import { creditReference, type Changes, type JobKind } from './job-kind.js';
import { JobRepository } from './job.repository.js';
import { JobCredits } from './credits/job-credits.js';
import { OpenJobLimit } from './open-job-limit.js';

/** Takes orders for jobs, stops them and lets them go on. Each joins an open transaction. */
@Injectable()
export class Jobs {
  constructor(
    private readonly jobs: JobRepository,
    private readonly openJobs: OpenJobLimit,
    private readonly endings: JobEndings,
    private readonly credits: JobCredits,
    private readonly transaction: Transaction,
    private readonly notifications: JobNotifications,
  ) {}

  /**
   * Stores the order, due at once unless it says otherwise, and holds its `estimate`. Throws `too_many_jobs` and
   * `insufficient_credits_for_job`.
   */
  async enqueue<Job extends JobEntity>(kind: JobKind<Job>, order: Changes<Job>): Promise<Job> {
    const traceparent = currentTraceparent();
    const ready = order.dueAt === undefined;
    const insert = () => this.jobs.insert<Job>(kind, { ...order, ready, traceparent });
    // What is not counted and holds nothing is one statement, which is a transaction by itself.
    const isAlone = kind.maxOpen === Infinity && (order.estimate ?? null) === null;
    return isAlone ? this.notifyAfterCommit(kind, await insert()) : (await this.open(kind, insert))!;
  }

  /** Ends a job for those who ordered it and gives its credits back, but for the `cost` among `changes`. Undefined where it has ended already. */
  async stop<Job extends JobEntity>(
    kind: JobKind<Job>,
    id: Job['id'],
    changes: Changes<Job> = {},
  ): Promise<Job | undefined> {
    return this.transaction.run(async () => {
      const stopped = await this.jobs.stop(kind, id, changes);
      if (!stopped) return stopped;
      await this.endings.finish(kind, stopped);
      this.transaction.afterCommit(() => this.notifications.stopped(kind, id));
      return stopped;
    });
  }

  /** Begins the next round of a stopped job and holds its estimate again. Undefined where it is not stopped. Throws as `order` does. */
  async continue<Job extends JobEntity>(
    kind: JobKind<Job>,
    id: Job['id'],
    changes: Changes<Job> = {},
  ): Promise<Job | undefined> {
    return this.open(kind, () => this.jobs.continue(kind, id, changes));
  }

  /** Lets workers take a job that was ordered with `dueAt: null`. Undefined where it is not pending. */
  async setDue<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id']): Promise<Job | undefined> {
    const job = await this.jobs.setDue(kind, id);
    if (job) this.transaction.afterCommit(() => this.notifications.due(kind));
    return job;
  }

  /**
   * Has a worker look at once at a job that waits for its vendor. `claim` is the one under which it began to wait: where a
   * worker has taken it since, that one is looking already, and nothing happens.
   */
  async pollNow<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id'], claim: number): Promise<void> {
    if (await this.jobs.pollNow(kind, id, claim)) this.transaction.afterCommit(() => this.notifications.due(kind));
  }

  /** Some of the kind were made due by a statement of its own feature. */
  wake(kind: Pick<JobKind, 'name'>): void {
    this.transaction.afterCommit(() => this.notifications.due(kind));
  }

  /** Calls `wake` when something on the job moved, with what its step tells (empty where it told nothing), until the returned function is called. */
  watch<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id'], wake: (news: string) => void): () => void {
    return this.notifications.onChange(kind, id, wake);
  }

  private async open<Job extends JobEntity>(
    kind: JobKind<Job>,
    write: () => Promise<Job | undefined>,
  ): Promise<Job | undefined> {
    return this.transaction.run(async () => {
      const job = await write();
      if (!job) return job;
      const { id, organizationId, estimate } = job;
      await this.openJobs.enforceLimit(kind, organizationId);
      if (estimate !== null)
        await this.credits.hold({ organizationId, reference: creditReference(kind, id), amount: estimate });
      return this.notifyAfterCommit(kind, job);
    });
  }

  private notifyAfterCommit<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Job {
    this.transaction.afterCommit(() => {
      if (job.ready) this.notifications.due(kind);
      this.notifications.changed(kind, job.id);
    });
    return job;
  }
}
