import type { Micro } from '@reelsheet/kernel';
import type { Taken } from './claim.repository.js';
import type { JobEntity } from './job.entity.js';
import { creditReference, type Changes, type JobKind } from './job-kind.js';
import type { StepTools } from './step-tools.js';

/** A job in the hands of its step. */
export interface Work<Job extends JobEntity> {
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
  /** Makes sure that the price is held. Throws `insufficient_credits_for_job`. */
  require(price: Micro): Promise<void>;
}

export class ClaimedWork<Job extends JobEntity> implements Work<Job> {
  job: Job;
  readonly key: string;
  readonly age: number;

  constructor(
    private readonly kind: JobKind<Job>,
    { job, takenAt }: Taken<Job>,
    readonly signal: AbortSignal,
    private readonly tools: StepTools,
  ) {
    this.job = job;
    this.key = `${kind.name}:${job.id}:${job.round}`;
    this.age = (takenAt.getTime() - job.begunAt.getTime()) / 1_000;
  }

  async write(changes: Changes<Job>): Promise<void> {
    const { claims, hints, transaction } = this.tools;
    const written = await claims.write(this.kind, this.job, changes);
    transaction.afterCommit(() => {
      this.job = written;
      hints.moved(this.kind, written.id);
    });
  }

  async require(price: Micro): Promise<void> {
    const { id, organizationId, estimate } = this.job;
    if (price <= (estimate ?? 0)) return;
    await this.tools.transaction.run(async () => {
      await this.write({ estimate: price } as Changes<Job>);
      await this.tools.credits.raise({ organizationId, reference: creditReference(this.kind, id), amount: price });
    });
  }
}
