import type { Micro } from '@reelsheet/kernel';
import type { ClaimedJob } from './claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import { creditReference, type Changes, type JobKind } from '../job-kind.js';
import { requireWithinLimit } from '../job.errors.js';
import type { StepTools } from './step-tools.js';

/** A claimed job, as its step sees it. */
export interface JobContext<Job extends JobEntity> {
  /** State of the job when it was claimed, updated by `write`. */
  readonly job: Job;
  /** Idempotency key for vendors, unique per job and round. */
  readonly key: string;
  /** Seconds since `begunAt`. */
  readonly age: number;
  /** Aborts when the job is stopped or claimed by another worker, or when this worker stops. */
  readonly signal: AbortSignal;
  /** Writes columns of the job and notifies its watchers. Throws ClaimLost, which steps must not catch. */
  write(changes: Changes<Job>): Promise<void>;
  /** Sends a progress update to watchers without storing it. Updates that are too frequent or too large are dropped. */
  reportProgress(progress: string): void;
  /**
   * Raises the hold to this price if it is lower. Throws `cost_exceeds_limit` when the order does not allow the price,
   * and `insufficient_credits_for_job`.
   */
  ensureHold(price: Micro): Promise<void>;
}

/** Minimum time between two progress updates; long ones add one second per 250,000 characters. */
const PROGRESS_INTERVAL_MS = 250;
const CHARACTERS_PER_MS = 250;
const MAX_PROGRESS_LENGTH = 250_000;

export class ClaimedJobContext<Job extends JobEntity> implements JobContext<Job> {
  job: Job;
  readonly key: string;
  readonly age: number;
  private nextProgressAt = 0;

  constructor(
    private readonly kind: JobKind<Job>,
    { job, claimedAt }: ClaimedJob<Job>,
    private readonly lease: Pick<JobContext<Job>, 'signal'>,
    private readonly tools: StepTools,
  ) {
    this.job = job;
    this.key = `${kind.name}:${job.id}:${job.round}`;
    this.age = (claimedAt.getTime() - job.begunAt.getTime()) / 1_000;
  }

  get signal(): AbortSignal {
    return this.lease.signal;
  }

  async write(changes: Changes<Job>): Promise<void> {
    const { claims, notifications, transaction } = this.tools;
    const written = await claims.write(this.kind, this.job, changes);
    transaction.afterCommit(() => {
      this.job = written;
      notifications.changed(this.kind, written);
    });
  }

  reportProgress(progress: string): void {
    const now = performance.now();
    if (now < this.nextProgressAt || progress.length > MAX_PROGRESS_LENGTH) return;
    this.nextProgressAt = now + PROGRESS_INTERVAL_MS + progress.length / CHARACTERS_PER_MS;
    this.tools.notifications.changed(this.kind, this.job, progress);
  }

  async ensureHold(price: Micro): Promise<void> {
    const { id, organizationId, estimate, maxCost } = this.job;
    requireWithinLimit(price, maxCost);
    if (price <= (estimate ?? 0)) return;
    await this.tools.transaction.run(async () => {
      await this.write({ estimate: price } as Changes<Job>);
      await this.tools.credits.raise({ organizationId, reference: creditReference(this.kind, id), amount: price });
    });
  }
}
