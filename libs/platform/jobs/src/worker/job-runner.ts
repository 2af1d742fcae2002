import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { Notifier } from '@reelsheet/kernel';
import { inSpan, readTraceparent, requestContext, type SpanDetails } from '@reelsheet/platform-telemetry';
import type { ClaimedJob, FairShare } from './claim.repository.js';
import { RunningSteps } from './running-steps.js';
import type { JobEntity } from '../job.entity.js';
import type { JobKind } from '../job-kind.js';
import type { StepRunner } from './step-runner.js';
import type { StepTools } from './step-tools.js';

/** Minimum time between claims while all due jobs belong to organizations that have used their share. */
const PAUSE_MS = 10;
/** Delay after a failed claim. If the next one fails too, the poll of the worker decides when to claim again. */
const RETRY_MS = 500;
const MAX_SLEEP_MS = 60_000;

/** Claims the due jobs of one kind and runs as many steps at a time as the kind allows. */
export class JobRunner<Job extends JobEntity = JobEntity> {
  private readonly notifier = new Notifier();
  private readonly steps = new Set<Promise<void>>();
  private readonly running: RunningSteps;
  private readonly fairShare: FairShare;
  private stopping = false;
  /** True if more jobs may be due than the last claim could return. */
  private backlog = false;
  /** Number of consecutive failed claims. */
  private failures = 0;
  private loop = Promise.resolve();

  constructor(
    readonly kind: JobKind<Job>,
    private readonly stepRunner: StepRunner<Job>,
    private readonly tools: StepTools,
  ) {
    this.running = new RunningSteps(kind);
    this.fairShare = { lastKey: 0, running: this.running };
  }

  start(): void {
    this.loop = this.claimLoop();
  }

  /** Jobs may be due. */
  notify(): void {
    this.notifier.notify();
  }

  /** The job may have been stopped. */
  check(id: string): void {
    this.stepRunner.check(id);
  }

  /** Stops claiming and releases the running jobs. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.notifier.notify();
    this.stepRunner.stop();
    await this.loop;
    await Promise.all(this.steps);
  }

  private async claimLoop(): Promise<void> {
    while (!this.stopping) {
      const free = this.kind.concurrency - this.steps.size;
      const claimed = this.running.copy();
      const taken = free > 0 ? await this.claim(free) : [];
      for (const job of taken) {
        this.begin(job);
        claimed.add(job.job);
      }
      this.backlog = taken.length === free || taken.length > 1 || claimed.isAnyFull;
      if (taken.length < free && this.mayClaimMore(taken, claimed)) continue;
      if (taken.length === 0 && claimed.isAnyFull) await sleep(PAUSE_MS);
      await this.notifier.wait(MAX_SLEEP_MS);
      await nextTick();
    }
  }

  /**
   * Returns whether an organization that had used its share when the claim was made, or that shared it with others, has
   * free capacity by now.
   */
  private mayClaimMore(taken: readonly ClaimedJob<Job>[], claimed: RunningSteps): boolean {
    return (
      this.running.hasFreed(claimed) || (taken.length > 1 && taken.some(({ job }) => this.running.hasFreeStepFor(job)))
    );
  }

  private async claim(limit: number): Promise<ClaimedJob<Job>[]> {
    try {
      const taken = await this.tools.claims.claim(this.kind, limit, this.fairShare);
      this.failures = 0;
      return taken;
    } catch (err) {
      this.failures += 1;
      this.tools.logger.warn({ err, kind: this.kind.name }, 'jobs: claim failed, will be retried');
      if (this.failures === 1) setTimeout(() => this.notify(), RETRY_MS).unref();
      return [];
    }
  }

  private begin(taken: ClaimedJob<Job>): void {
    const step = requestContext.run(this.contextOf(taken.job), () =>
      inSpan(this.spanOf(taken.job), () => this.stepRunner.run(taken)),
    );
    this.steps.add(step);
    this.running.add(taken.job);
    void step.finally(() => {
      this.steps.delete(step);
      this.running.remove(taken.job);
      if (this.backlog) this.notifier.notify();
    });
  }

  /** Continues the trace of the request that created the job. */
  private contextOf({ id, organizationId, shareId, traceparent }: Job) {
    return {
      requestId: `${this.kind.name}:${id}`,
      address: '',
      traceparent: readTraceparent(traceparent),
      organizationId,
      shareId,
    };
  }

  private spanOf({ id, attempt, organizationId }: Job): SpanDetails {
    const { name } = this.kind;
    const attributes = {
      'reelsheet.job': `${name}:${id}`,
      'reelsheet.attempt': attempt,
      'reelsheet.organization': organizationId,
    };
    return { name: `job ${name}`, kind: 'consumer', attributes };
  }
}
