import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { currentTraceparent } from '@reelsheet/platform-telemetry';
import type { JobEntity } from './job.entity.js';
import { JobEndings } from './worker/job-endings.js';
import { JobNotifications, type ChangedJob } from './worker/job-notifications.js';
import { creditReference, type Changes, type JobKind } from './job-kind.js';
import { requireWithinLimit } from './job.errors.js';
import { JobRepository } from './job.repository.js';
import { JobCredits } from './credits/job-credits.js';
import { OpenJobLimit } from './open-job-limit.js';

/** Enqueues, stops and continues jobs. All methods join an open transaction. */
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
   * Creates a job, due at once unless `dueAt` is given, and holds its `estimate`. Throws `too_many_jobs`,
   * `insufficient_credits_for_job`, and `cost_exceeds_limit` when the estimate is above its `maxCost`.
   */
  async enqueue<Job extends JobEntity>(kind: JobKind<Job>, values: Changes<Job>): Promise<Job> {
    const traceparent = currentTraceparent();
    const ready = values.dueAt === undefined;
    const insert = () => this.jobs.insert<Job>(kind, { ...values, ready, traceparent });
    // Without a limit and an estimate it is a single statement, which needs no explicit
    // transaction.
    const isSingleStatement = kind.maxOpen === Infinity && (values.estimate ?? null) === null;
    return isSingleStatement ? this.notifyAfterCommit(kind, await insert()) : (await this.open(kind, insert))!;
  }

  /**
   * Stops a job for its owner and releases its credits, except for the `cost` in `changes`. Returns undefined if it has
   * already ended.
   */
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

  /**
   * Starts the next round of a stopped job and holds its estimate again. Returns undefined if it is not stopped. Throws
   * like `enqueue`.
   */
  async continue<Job extends JobEntity>(
    kind: JobKind<Job>,
    id: Job['id'],
    changes: Changes<Job> = {},
  ): Promise<Job | undefined> {
    return this.open(kind, () => this.jobs.continue(kind, id, changes));
  }

  /** Makes a job due that was enqueued with `dueAt: null`. Returns undefined if it is not pending. */
  async setDue<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id']): Promise<Job | undefined> {
    const job = await this.jobs.setDue(kind, id);
    if (job) this.transaction.afterCommit(() => this.notifications.due(kind));
    return job;
  }

  /**
   * Makes a job due that waits for its vendor, for example when the vendor calls back. `claim` is the claim under
   * which the job started to wait: if a worker has claimed it since, that worker polls the vendor anyway, and
   * nothing happens.
   */
  async pollNow<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id'], claim: number): Promise<void> {
    if (await this.jobs.pollNow(kind, id, claim)) this.transaction.afterCommit(() => this.notifications.due(kind));
  }

  /** Notifies workers that a statement of the feature itself, built from `jobSql`, made jobs of this kind due. */
  wake(kind: Pick<JobKind, 'name'>): void {
    this.transaction.afterCommit(() => this.notifications.due(kind));
  }

  /**
   * Calls `listener` on each change of the job, with the progress its step reports (otherwise empty), until the
   * returned function is called.
   */
  watch<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id'], listener: (progress: string) => void): () => void {
    return this.notifications.onChange(kind, id, listener);
  }

  /** Calls `listener` on each change of a watched job of the organization, until the returned function is called. */
  watchAll(organizationId: number, listener: (changed: ChangedJob) => void): () => void {
    return this.notifications.onChangeIn(organizationId, listener);
  }

  private async open<Job extends JobEntity>(
    kind: JobKind<Job>,
    write: () => Promise<Job | undefined>,
  ): Promise<Job | undefined> {
    return this.transaction.run(async () => {
      const job = await write();
      if (!job) return job;
      const { id, organizationId, estimate, maxCost } = job;
      if (estimate !== null) requireWithinLimit(estimate, maxCost);
      await this.openJobs.enforceLimit(kind, organizationId);
      if (estimate !== null)
        await this.credits.hold({ organizationId, reference: creditReference(kind, id), amount: estimate });
      return this.notifyAfterCommit(kind, job);
    });
  }

  private notifyAfterCommit<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Job {
    this.transaction.afterCommit(() => {
      if (job.ready) this.notifications.due(kind);
      this.notifications.changed(kind, job);
    });
    return job;
  }
}
