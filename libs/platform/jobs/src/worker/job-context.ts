import type { Micro } from '@reelsheet/kernel';
import type { ClaimedJob } from './claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import { creditReference, type Changes, type JobKind } from '../job-kind.js';
import type { StepTools } from './step-tools.js';

/** A job in the hands of its step. */
export interface JobContext<Job extends JobEntity> {
  /** As it was taken, with what was written since. */
  readonly job: Job;
  /** Unique for each round of each job; what a vendor did under it once, it does not do again. */
  readonly key: string;
  /** Seconds since `begunAt`. */
  readonly age: number;
  /** Aborts when the job was stopped, taken by another worker, or is to be handed back. */
  readonly signal: AbortSignal;
  /** Writes columns of the job and tells who watches it. Throws ClaimLost, which the step lets pass. */
  write(changes: Changes<Job>): Promise<void>;
  /** Tells who watches the job what is written nowhere; of news that follow each other soon some are dropped, and so are large ones. */
  reportProgress(news: string): void;
  /** Makes sure that the price is held. Throws `insufficient_credits_for_job`. */
  ensureHold(price: Micro): Promise<void>;
}

/** Between two news, and more for long ones: a second for each 250,000 characters. */
const NEWS_EVERY_MS = 250;
const CHARACTERS_PER_MS = 250;
const MAX_NEWS = 250_000;

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
      notifications.changed(this.kind, written.id);
    });
  }

  reportProgress(news: string): void {
    const now = performance.now();
    if (now < this.nextProgressAt || news.length > MAX_NEWS) return;
    this.nextProgressAt = now + NEWS_EVERY_MS + news.length / CHARACTERS_PER_MS;
    this.tools.notifications.changed(this.kind, this.job.id, news);
  }

  async ensureHold(price: Micro): Promise<void> {
    const { id, organizationId, estimate } = this.job;
    if (price <= (estimate ?? 0)) return;
    await this.tools.transaction.run(async () => {
      await this.write({ estimate: price } as Changes<Job>);
      await this.tools.credits.raise({ organizationId, reference: creditReference(this.kind, id), amount: price });
    });
  }
}
