import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { withDeadline } from '@reelsheet/kernel';
import { discoverProviders } from '@reelsheet/platform-hooks';
import type { DueJobs } from './claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import { JOB_KIND, type JobKind } from '../job-kind.js';
import type { JobStep } from '../job-step.js';
import { JobRunner } from './job-runner.js';
import { JOBS_OPTIONS, type JobsOptions } from '../jobs-options.js';
import { StepRunner } from './step-runner.js';
import { StepTools } from './step-tools.js';

const MAX_POLL_MS = 2_000;
const MIN_POLL_MS = 25;
const STOP_GRACE_MS = 20_000;

/** Runs all kinds of jobs in the worker: notifies the runners when the bus or the clock says that jobs are due. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private runners: JobRunner[] = [];
  private unsubscribes: (() => void)[] = [];
  private timer?: NodeJS.Timeout;
  private nextPollAt = 0;
  private stopping = false;

  constructor(
    @Inject(JOBS_OPTIONS) private readonly options: JobsOptions,
    private readonly discovery: DiscoveryService,
    private readonly tools: StepTools,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.options.runsJobs) return;
    const steps = discoverProviders<JobKind, JobStep<JobEntity>>(this.discovery, JOB_KIND);
    this.runners = steps.map(([kind, step]) => {
      const stepRunner = new StepRunner(kind, step, this.tools, (afterMs) => this.pollWithin(afterMs));
      return new JobRunner(kind, stepRunner, this.tools);
    });
    this.unsubscribes = this.runners.flatMap((runner) => [
      this.tools.notifications.onDue(runner.kind, () => runner.notify()),
      this.tools.notifications.onStopped(runner.kind, (id) => runner.check(id)),
    ]);
    for (const runner of this.runners) runner.start();
    this.pollWithin(MAX_POLL_MS, true);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    for (const forget of this.unsubscribes) forget();
    await withDeadline(STOP_GRACE_MS, Promise.all(this.runners.map((runner) => runner.stop())));
  }

  /** Polls for due jobs after `ms`, or earlier where that was planned already. */
  private pollWithin(ms: number, isFirst = false): void {
    const at = performance.now() + ms;
    if (this.stopping || (!isFirst && at >= this.nextPollAt)) return;
    clearTimeout(this.timer);
    this.nextPollAt = at;
    this.timer = setTimeout(() => void this.poll(), ms);
  }

  private async poll(): Promise<void> {
    this.nextPollAt = Infinity;
    let nextMs = MAX_POLL_MS;
    try {
      for (const due of await this.tools.claims.findDue(this.runners.map(({ kind }) => kind))) {
        await this.wakeRunner(due);
        nextMs = Math.min(nextMs, due.nextMs ?? nextMs);
      }
    } catch (err) {
      this.tools.logger.warn({ err }, 'jobs: the poll for due jobs failed');
    }
    this.pollWithin(Math.max(nextMs, MIN_POLL_MS));
  }

  private async wakeRunner({ name, isReady, nextMs }: DueJobs): Promise<void> {
    const runner = this.runners.find(({ kind }) => kind.name === name)!;
    const isOverdue = nextMs !== null && nextMs <= 0;
    if (isOverdue) await this.tools.claims.makeReady(runner.kind);
    if (isReady || isOverdue) runner.notify();
  }
}
