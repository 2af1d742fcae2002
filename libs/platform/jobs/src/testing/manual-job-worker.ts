import type { INestApplicationContext } from '@nestjs/common';
import type { ClaimRepository, ClaimedJob } from '../worker/claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import { JOB_KIND, type JobKind } from '../job-kind.js';
import type { JobStep } from '../job-step.js';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '@reelsheet/platform-hooks';
import { StepRunner } from '../worker/step-runner.js';
import { StepTools } from '../worker/step-tools.js';
import type { TaskEntity } from '../tasks/task.entity.js';
import { TASKS } from '../tasks/task.job.js';
import { ClaimedJobContext, type JobContext } from '../worker/job-context.js';

export type { ClaimedJob };

/** Runs jobs of one kind step by step, for tests that interrupt a worker at a given point. */
export class ManualJobWorker<Job extends JobEntity> {
  private readonly tools: StepTools;
  private readonly stepRunner: StepRunner<Job>;
  private readonly fairShare = {
    lastKey: 0,
    running: { byShare: new Map<number, number>(), byTarget: new Map<number, number>() },
  };

  constructor(
    app: INestApplicationContext,
    private readonly kind: JobKind<Job>,
  ) {
    this.tools = app.get(StepTools, { strict: false });
    const steps = discoverProviders<JobKind<Job>, JobStep<Job>>(app.get(DiscoveryService, { strict: false }), JOB_KIND);
    const [, step] = steps.find(([{ name }]) => name === kind.name)!;
    this.stepRunner = new StepRunner(kind, step, this.tools);
  }

  /** The repository of the worker, for tests that spy on its writes. */
  get claims(): ClaimRepository {
    return this.tools.claims;
  }

  /** Claims the next due job. */
  async claim(): Promise<ClaimedJob<Job> | undefined> {
    await this.tools.claims.makeReady(this.kind);
    return (await this.tools.claims.claim(this.kind, 1, this.fairShare))[0];
  }

  contextOf(taken: ClaimedJob<Job>, signal: AbortSignal = AbortSignal.timeout(60_000)): JobContext<Job> {
    return new ClaimedJobContext(this.kind, taken, { signal }, this.tools);
  }

  /** Runs one step of the given or next due job; returns false if none is due. */
  async runStep(taken?: ClaimedJob<Job>): Promise<boolean> {
    const job = taken ?? (await this.claim());
    if (job) await this.stepRunner.run(job);
    return job !== undefined;
  }

  /** Writes the failure that a worker would write after it lost its claim. */
  async fail({ job }: ClaimedJob<Job>, reason: string): Promise<void> {
    await this.tools.claims.end(this.kind, job, 'failed', null, { failedReason: reason } as never);
  }
}

/** Runs the tasks of the service. */
export const manualTaskWorker = (app: INestApplicationContext) => new ManualJobWorker<TaskEntity>(app, TASKS);
