import { setTimeout as sleep } from 'node:timers/promises';
import { Notifier } from '@reelsheet/kernel';
import { readTraceparent, requestContext } from '@reelsheet/platform-telemetry';
import type { Taken } from './claim.repository.js';
import type { JobEntity } from './job.entity.js';
import type { JobKind } from './job-kind.js';
import type { StepRunner } from './step-runner.js';
import type { StepTools } from './step-tools.js';

/** Hints that tell of jobs whose organization has its share already lead to no more claims than one in this time. */
const PAUSE_MS = 10;
const RECONNECT_MS = 500;
const LONGEST_SLEEP_MS = 60_000;

/** Takes the due jobs of one kind and keeps as many steps going as the kind allows. */
export class JobRunner<Job extends JobEntity = JobEntity> {
  private readonly wakeUp = new Notifier();
  private readonly steps = new Set<Promise<void>>();
  /** Steps under way, by organization. */
  private readonly running = new Map<number, number>();
  private readonly turn = { organizationId: 0, running: this.running };
  private stopping = false;
  /** More may be due than there was room for. */
  private backlog = false;
  private loop = Promise.resolve();

  constructor(
    readonly kind: JobKind<Job>,
    private readonly stepRunner: StepRunner<Job>,
    private readonly tools: StepTools,
  ) {}

  start(): void {
    this.loop = this.keepTaking();
  }

  /** Something may be due. */
  wake(): void {
    this.wakeUp.notify();
  }

  /** Somebody stopped the job. */
  check(id: string): void {
    this.stepRunner.check(id);
  }

  /** Takes nothing more, and hands back what is under way. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wakeUp.notify();
    this.stepRunner.stop();
    await this.loop;
    await Promise.all(this.steps);
  }

  private async keepTaking(): Promise<void> {
    while (!this.stopping) {
      const free = this.kind.concurrency - this.steps.size;
      const taken = free > 0 ? await this.take(free) : [];
      for (const job of taken) this.begin(job);
      this.backlog = taken.length === free || taken.length > 1 || this.isAnyAtItsShare;
      const claimsAgain = taken.length < free && taken.length > 1 && taken.some(({ job }) => this.hasRoom(job));
      if (free > 0 && taken.length === 0 && this.isAnyAtItsShare) await sleep(PAUSE_MS);
      if (!claimsAgain) await this.wakeUp.wait(LONGEST_SLEEP_MS);
    }
  }

  private get isAnyAtItsShare(): boolean {
    return this.running.values().some((steps) => steps >= this.kind.perOrganization);
  }

  private hasRoom({ organizationId }: Job): boolean {
    return (this.running.get(organizationId) ?? 0) < this.kind.perOrganization;
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
    const { organizationId } = taken.job;
    const step = requestContext.run(this.contextOf(taken.job), () => this.stepRunner.run(taken));
    this.steps.add(step);
    this.count(organizationId, 1);
    void step.finally(() => {
      this.steps.delete(step);
      this.count(organizationId, -1);
      if (this.backlog) this.wakeUp.notify();
    });
  }

  private count(organizationId: number, more: number): void {
    const steps = (this.running.get(organizationId) ?? 0) + more;
    if (steps > 0) this.running.set(organizationId, steps);
    else this.running.delete(organizationId);
  }

  /** The order's trace goes on. */
  private contextOf({ id, traceparent }: Job) {
    return { requestId: `${this.kind.name}:${id}`, address: '', traceparent: readTraceparent(traceparent) };
  }
}
