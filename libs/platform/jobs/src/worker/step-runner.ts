import type { ClaimedJob } from './claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import { ClaimLost, AttemptsInterrupted, WorkerStopping, isDependencyUnavailable } from '../job.errors.js';
import type { JobKind } from '../job-kind.js';
import type { JobStep } from '../job-step.js';
import { Lease } from './lease.js';
import type { Outcome, Retry, Waiting } from '../outcome.js';
import type { StepTools } from './step-tools.js';
import { outageDelayMs, classifyError, nextAttemptMs } from './classify-error.js';
import { ClaimedJobContext } from './job-context.js';

/** Runs one step of a claimed job and records its outcome. */
export class StepRunner<Job extends JobEntity = JobEntity> {
  private readonly leases = new Map<string, Lease>();
  private stopping = false;

  /** `onDueLater` is called with the delay after which a released job is due. */
  constructor(
    private readonly kind: JobKind<Job>,
    private readonly step: JobStep<Job>,
    private readonly tools: StepTools,
    private readonly onDueLater: (afterMs: number) => void = () => undefined,
  ) {}

  /** Releases the running jobs and all jobs that are claimed later. */
  stop(): void {
    this.stopping = true;
    for (const lease of this.leases.values()) lease.abort(new WorkerStopping());
  }

  /** The job may have been stopped. */
  check(id: string): void {
    this.leases.get(id)?.check();
  }

  async run(claimed: ClaimedJob<Job>): Promise<void> {
    const { kind, tools } = this;
    const lease = new Lease(() => tools.claims.renew(kind, claimed.job), kind.leaseSeconds * 1_000);
    this.leases.set(String(claimed.job.id), lease);
    if (this.stopping) lease.abort(new WorkerStopping());
    const work = new ClaimedJobContext(kind, claimed, lease, tools);
    try {
      const outcome = await this.attempt(work, lease);
      await lease.close();
      await this.record(work, outcome);
    } catch (error) {
      await lease.close();
      await this.handBack(work, error);
    } finally {
      if (this.leases.get(String(claimed.job.id)) === lease) this.leases.delete(String(claimed.job.id));
    }
  }

  /** Returns the outcome of the step or of its error. */
  private async attempt(work: ClaimedJobContext<Job>, lease: Lease): Promise<Outcome<Job>> {
    const { job } = work;
    try {
      if (lease.lost) throw lease.lost;
      if (job.attempt > this.kind.attempts) throw new AttemptsInterrupted(this.kind.attempts);
      this.tools.notifications.changed(this.kind, job);
      return await this.step.run(work);
    } catch (thrown) {
      return this.classifyError(lease.lost ?? thrown, work);
    }
  }

  /** Returns the outcome for an error; rethrows errors that the job did not cause. */
  private async classifyError(error: unknown, work: ClaimedJobContext<Job>): Promise<Outcome<Job>> {
    if (error instanceof ClaimLost || error instanceof WorkerStopping || isDependencyUnavailable(error)) throw error;
    const outcome = (await this.step.recover?.(error, work)) ?? classifyError(error);
    const { id, attempt } = work.job;
    if (outcome.state === 'retry') {
      this.tools.logger.warn({ err: error, kind: this.kind.name, id, attempt }, 'jobs: an attempt failed');
      this.tools.metrics.attemptFailed(this.kind);
    }
    return outcome;
  }

  /** A failed write counts as an attempt, otherwise it would repeat forever together with the calls of the step. */
  private async record(work: ClaimedJobContext<Job>, outcome: Outcome<Job>): Promise<void> {
    try {
      await this.write(work, outcome);
    } catch (error) {
      await this.write(work, await this.classifyError(error, work));
    }
  }

  private async write(work: ClaimedJobContext<Job>, outcome: Outcome<Job>): Promise<void> {
    if (outcome.state === 'waiting') return this.release(work, outcome, outcome.afterMs);
    if (outcome.state !== 'retry') return this.tools.endings.end(this.kind, work, outcome);
    const { reason, changes } = outcome;
    const backOffMs = nextAttemptMs(this.kind, work.job.attempt);
    if (backOffMs === undefined) await this.tools.endings.end(this.kind, work, { state: 'failed', reason, changes });
    else await this.release(work, outcome, outcome.afterMs ?? backOffMs);
  }

  private async release(
    { job }: ClaimedJobContext<Job>,
    { state, changes }: Waiting<Job> | Retry<Job>,
    ms: number,
  ): Promise<void> {
    await this.tools.claims.release(this.kind, job, ms, { ...changes, waiting: state === 'waiting' });
    this.tools.notifications.changed(this.kind, job);
    this.onDueLater(ms);
  }

  /** Undoes the claim. If that fails too, the lease expires. */
  private async handBack({ job, age }: ClaimedJobContext<Job>, cause: unknown): Promise<void> {
    if (cause instanceof ClaimLost) return;
    const { logger, claims, notifications } = this.tools;
    const fields = { kind: this.kind.name, id: job.id };
    logger.warn({ err: cause, ...fields }, 'jobs: a job was released');
    const afterMs = cause instanceof WorkerStopping ? 0 : outageDelayMs(age);
    try {
      await claims.handBack(this.kind, job, afterMs);
      if (cause instanceof WorkerStopping) notifications.due(this.kind);
      else this.onDueLater(afterMs);
    } catch (err) {
      if (!(err instanceof ClaimLost))
        logger.warn({ err, ...fields }, 'jobs: a job was not released, its lease will expire');
    }
  }
}
