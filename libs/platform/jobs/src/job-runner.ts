import { Bell } from '@reelsheet/kernel';
import { readTraceparent, requestContext, type Logger } from '@reelsheet/platform-telemetry';
import type { Taken } from './claim.repository.js';
import type { JobEndings } from './job-endings.js';
import type { JobEntity } from './job.entity.js';
import { ClaimLost, CutOff, HandedBack, isAway } from './job.errors.js';
import type { JobKind, JobStep } from './job-kind.js';
import { Lease } from './lease.js';
import type { Outcome, Retry, Waiting } from './outcome.js';
import { awayMs, judge, nextTryMs } from './verdict.js';
import { ClaimedWork, type WorkTools } from './work.js';

const RECONNECT_MS = 500;
const LONGEST_SLEEP_MS = 60_000;

export interface RunnerTools extends WorkTools {
  readonly endings: JobEndings;
  readonly logger: Logger;
  /** A job of this worker is due again after that time. */
  readonly expect: (ms: number) => void;
}

/** Takes the due jobs of one kind and keeps as many steps going as the kind allows. */
export class JobRunner<Job extends JobEntity = JobEntity> {
  private readonly bell = new Bell();
  private readonly running = new Set<Promise<void>>();
  private readonly leases = new Set<Lease>();
  private readonly turn = { organizationId: 0 };
  private stopping = false;
  /** More may be due than there was room for. */
  private backlog = false;
  private loop = Promise.resolve();

  constructor(
    readonly kind: JobKind<Job>,
    private readonly step: JobStep<Job>,
    private readonly tools: RunnerTools,
  ) {}

  start(): void {
    this.loop = this.keepTaking();
  }

  /** Something may be due. */
  wake(): void {
    this.bell.ring();
  }

  /** Takes nothing more, and hands back what is under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.bell.ring();
    for (const lease of this.leases) lease.abort(new HandedBack());
    await this.loop;
    await Promise.all(this.running);
  }

  private async keepTaking(): Promise<void> {
    while (!this.stopping) {
      const free = this.kind.concurrency - this.running.size;
      const taken = free > 0 ? await this.take(free) : [];
      for (const job of taken) this.begin(job);
      this.backlog = free === taken.length || taken.length > 1;
      const looksAgain = this.backlog && taken.length < free;
      if (!looksAgain) await this.bell.wait(LONGEST_SLEEP_MS);
    }
  }

  private async take(most: number): Promise<Taken<Job>[]> {
    try {
      return await this.tools.claims.take(this.kind, most, this.turn);
    } catch (err) {
      this.tools.logger.warn({ err, kind: this.kind.name }, 'jobs: taking waits');
      setTimeout(() => this.wake(), RECONNECT_MS).unref();
      return [];
    }
  }

  private begin(taken: Taken<Job>): void {
    const { traceparent } = taken.job;
    const context = {
      requestId: `${this.kind.name}:${taken.job.id}`,
      address: '',
      traceparent: readTraceparent(traceparent),
    };
    const step = requestContext
      .run(context, () => this.perform(taken))
      .finally(() => {
        this.running.delete(step);
        if (this.backlog) this.bell.ring();
      });
    this.running.add(step);
  }

  private async perform(taken: Taken<Job>): Promise<void> {
    const { kind, tools } = this;
    const lease = new Lease(() => tools.claims.renew(kind, taken.job), kind.leaseSeconds * 1_000);
    this.leases.add(lease);
    if (this.stopping) lease.abort(new HandedBack());
    const work = new ClaimedWork(kind, taken, lease.signal, tools);
    try {
      const outcome = await this.attempt(work);
      await lease.close();
      await this.follow(taken, outcome);
    } catch (error) {
      await lease.close();
      await this.giveBack(work, error);
    } finally {
      this.leases.delete(lease);
    }
  }

  /** What the step says, or what its error means. Throws where it is no fault of the job. */
  private async attempt(work: ClaimedWork<Job>): Promise<Outcome<Job>> {
    const { job, signal } = work;
    const { attempts } = this.kind;
    try {
      signal.throwIfAborted();
      if (job.attempt > attempts) throw new CutOff(attempts);
      if (job.attempt <= 1 && !job.waiting) this.tools.hints.moved(this.kind, job.id);
      return await this.step.run(work);
    } catch (thrown) {
      const error: unknown = signal.aborted ? signal.reason : thrown;
      if (error instanceof ClaimLost || error instanceof HandedBack || isAway(error)) throw error;
      const outcome = (await this.step.recover?.(error, work)) ?? judge(error);
      if (outcome.state === 'retry')
        this.tools.logger.warn({ err: error, kind: this.kind.name, id: job.id, attempt: job.attempt }, 'a try failed');
      return outcome;
    }
  }

  private async follow(taken: Taken<Job>, outcome: Outcome<Job>): Promise<void> {
    if (outcome.state === 'waiting') return this.release(taken, outcome, outcome.afterMs);
    if (outcome.state !== 'retry') return this.tools.endings.end(this.kind, taken, outcome);
    const { reason, changes } = outcome;
    const backOffMs = nextTryMs(this.kind, taken.job.attempt);
    if (backOffMs === undefined) await this.tools.endings.end(this.kind, taken, { state: 'failed', reason, changes });
    else await this.release(taken, outcome, outcome.afterMs ?? backOffMs);
  }

  private async release({ job }: Taken<Job>, { state, changes }: Waiting<Job> | Retry<Job>, ms: number): Promise<void> {
    await this.tools.claims.release(this.kind, job, ms, { ...changes, waiting: state === 'waiting' });
    this.tools.hints.moved(this.kind, job.id);
    this.tools.expect(ms);
  }

  /** As if it had never been taken. Where that can't be written either, the lease ends by itself. */
  private async giveBack({ job, age }: ClaimedWork<Job>, cause: unknown): Promise<void> {
    const { logger, claims, hints, expect } = this.tools;
    if (cause instanceof ClaimLost) return;
    const afterMs = cause instanceof HandedBack ? 0 : awayMs(age);
    logger.warn({ err: cause, kind: this.kind.name, id: job.id }, 'a job was handed back');
    const untried = job.waiting ? {} : { attempt: job.attempt - 1 };
    try {
      await claims.release(this.kind, job, afterMs, untried as never);
      if (afterMs === 0) hints.wake(this.kind);
      else expect(afterMs);
    } catch (err) {
      logger.warn({ err, kind: this.kind.name, id: job.id }, 'a job is left to its lease');
    }
  }
}
