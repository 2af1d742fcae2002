import { setImmediate as othersOfThisTurn, setTimeout as sleep } from 'node:timers/promises';
import { Notifier } from '@reelsheet/kernel';
import { inSpan, readTraceparent, requestContext, type SpanDetails } from '@reelsheet/platform-telemetry';
import { fairShareKeyOf, type ClaimedJob } from './claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import type { JobKind } from '../job-kind.js';
import type { StepRunner } from './step-runner.js';
import type { StepTools } from './step-tools.js';

/** Hints that tell of jobs whose organization has its share already lead to no more claims than one in this time. */
const PAUSE_MS = 10;
/** After a claim that failed; where the next one fails too, the worker's poll finds out for all kinds when there is a point in it. */
const RETRY_MS = 500;
const MAX_SLEEP_MS = 60_000;

/** Takes the due jobs of one kind and keeps as many steps going as the kind allows. */
export class JobRunner<Job extends JobEntity = JobEntity> {
  private readonly notifier = new Notifier();
  private readonly steps = new Set<Promise<void>>();
  /** Steps under way, by whose turn they take. */
  private readonly running = new Map<number, number>();
  private readonly fairShare = { lastKey: 0, running: this.running };
  private stopping = false;
  /** More may be due than there was room for. */
  private backlog = false;
  /** Claims that failed in a row. */
  private failures = 0;
  private loop = Promise.resolve();

  constructor(
    readonly kind: JobKind<Job>,
    private readonly stepRunner: StepRunner<Job>,
    private readonly tools: StepTools,
  ) {}

  start(): void {
    this.loop = this.claimLoop();
  }

  /** Something may be due. */
  notify(): void {
    this.notifier.notify();
  }

  /** Somebody stopped the job. */
  check(id: string): void {
    this.stepRunner.check(id);
  }

  /** Takes nothing more, and hands back what is under way. */
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
      const claimed = new Map(this.running);
      const taken = free > 0 ? await this.claim(free) : [];
      for (const job of taken) {
        this.begin(job);
        count(claimed, fairShareKeyOf(this.kind, job.job), 1);
      }
      const full = [...claimed.keys()].filter((id) => claimed.get(id)! >= this.kind.perOrganization);
      this.backlog = taken.length === free || taken.length > 1 || full.length > 0;
      if (taken.length < free && this.mayClaimMore(taken, full)) continue;
      if (taken.length === 0 && full.length > 0) await sleep(PAUSE_MS);
      await this.notifier.wait(MAX_SLEEP_MS);
      await othersOfThisTurn();
    }
  }

  /** Of organizations that had their share when the claim was made, and whose steps have ended since; or of those that it was shared out among. */
  private mayClaimMore(taken: readonly ClaimedJob<Job>[], full: readonly number[]): boolean {
    const shared = taken.length > 1 ? taken.map(({ job }) => fairShareKeyOf(this.kind, job)) : [];
    return [...full, ...shared].some((id) => (this.running.get(id) ?? 0) < this.kind.perOrganization);
  }

  private async claim(most: number): Promise<ClaimedJob<Job>[]> {
    try {
      const taken = await this.tools.claims.claim(this.kind, most, this.fairShare);
      this.failures = 0;
      return taken;
    } catch (err) {
      this.failures += 1;
      this.tools.logger.warn({ err, kind: this.kind.name }, 'jobs: taking waits');
      if (this.failures === 1) setTimeout(() => this.notify(), RETRY_MS).unref();
      return [];
    }
  }

  private begin(taken: ClaimedJob<Job>): void {
    const holder = fairShareKeyOf(this.kind, taken.job);
    const step = requestContext.run(this.contextOf(taken.job), () =>
      inSpan(this.spanOf(taken.job), () => this.stepRunner.run(taken)),
    );
    this.steps.add(step);
    count(this.running, holder, 1);
    void step.finally(() => {
      this.steps.delete(step);
      count(this.running, holder, -1);
      if (this.backlog) this.notifier.notify();
    });
  }

  /** The order's trace goes on. */
  private contextOf({ id, organizationId, traceparent }: Job) {
    return {
      requestId: `${this.kind.name}:${id}`,
      address: '',
      traceparent: readTraceparent(traceparent),
      organizationId,
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

function count(steps: Map<number, number>, holder: number, more: number): void {
  const sum = (steps.get(holder) ?? 0) + more;
  if (sum > 0) steps.set(holder, sum);
  else steps.delete(holder);
}
