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

/** Runs one step of a taken job and does what follows from its outcome. */
export class StepRunner<Job extends JobEntity = JobEntity> {
  private readonly leases = new Map<string, Lease>();
  private stopping = false;

  /** `dueAgain` hears when a job is to be looked at again. */
  constructor(
    private readonly kind: JobKind<Job>,
    private readonly step: JobStep<Job>,
    private readonly tools: StepTools,
    private readonly onDueLater: (afterMs: number) => void = () => undefined,
  ) {}

  /** Hands back what is under way, and whatever comes later. */
  stop(): void {
    this.stopping = true;
    for (const lease of this.leases.values()) lease.abort(new WorkerStopping());
  }

  /** The job may have been stopped. */
  check(id: string): void {
    this.leases.get(id)?.check();
  }

  async run(taken: ClaimedJob<Job>): Promise<void> {
    const { kind, tools } = this;
    const lease = new Lease(() => tools.claims.renew(kind, taken.job), kind.leaseSeconds * 1_000);
    this.leases.set(String(taken.job.id), lease);
    if (this.stopping) lease.abort(new WorkerStopping());
    const work = new ClaimedJobContext(kind, taken, lease, tools);
    try {
      const outcome = await this.attempt(work, lease);
      await lease.close();
      await this.record(work, outcome);
    } catch (error) {
      await lease.close();
      await this.handBack(work, error);
    } finally {
      if (this.leases.get(String(taken.job.id)) === lease) this.leases.delete(String(taken.job.id));
    }
  }

  /** What the step says, or what its error means. */
  private async attempt(work: ClaimedJobContext<Job>, lease: Lease): Promise<Outcome<Job>> {
    const { job } = work;
    try {
      if (lease.lost) throw lease.lost;
      if (job.attempt > this.kind.attempts) throw new AttemptsInterrupted(this.kind.attempts);
      this.tools.notifications.changed(this.kind, job.id);
      return await this.step.run(work);
    } catch (thrown) {
      return this.classifyError(lease.lost ?? thrown, work);
    }
  }

  /** What an error means for the job; throws it where it is no fault of the job. */
  private async classifyError(error: unknown, work: ClaimedJobContext<Job>): Promise<Outcome<Job>> {
    if (error instanceof ClaimLost || error instanceof WorkerStopping || isDependencyUnavailable(error)) throw error;
    const outcome = (await this.step.recover?.(error, work)) ?? classifyError(error);
    const { id, attempt } = work.job;
    if (outcome.state === 'retry') {
      this.tools.logger.warn({ err: error, kind: this.kind.name, id, attempt }, 'jobs: a try failed');
      this.tools.metrics.attemptFailed(this.kind);
    }
    return outcome;
  }

  /** What cannot be written costs a try: it would fail again and again, and so would what the vendor is asked for. */
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
    this.tools.notifications.changed(this.kind, job.id);
    this.onDueLater(ms);
  }

  /** As if it had never been taken. Where that can't be written either, the lease ends by itself. */
  private async handBack({ job, age }: ClaimedJobContext<Job>, cause: unknown): Promise<void> {
    if (cause instanceof ClaimLost) return;
    const { logger, claims, notifications } = this.tools;
    const fields = { kind: this.kind.name, id: job.id };
    logger.warn({ err: cause, ...fields }, 'jobs: a job is handed back');
    const afterMs = cause instanceof WorkerStopping ? 0 : outageDelayMs(age);
    try {
      await claims.handBack(this.kind, job, afterMs);
      if (cause instanceof WorkerStopping) notifications.due(this.kind);
      else this.onDueLater(afterMs);
    } catch (err) {
      if (!(err instanceof ClaimLost)) logger.warn({ err, ...fields }, 'jobs: a job is left to its lease');
    }
  }
}
