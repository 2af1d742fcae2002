import type { INestApplicationContext } from '@nestjs/common';
import type { ClaimRepository, Taken } from '../worker/claim.repository.js';
import type { JobEntity } from '../job.entity.js';
import { JOB_KIND, type JobKind } from '../job-kind.js';
import type { JobStep } from '../job-step.js';
import { DiscoveryService } from '@nestjs/core';
import { found } from '../discovery.js';
import { StepRunner } from '../worker/step-runner.js';
import { StepTools } from '../worker/step-tools.js';
import type { TaskEntity } from '../tasks/task.entity.js';
import { TASKS } from '../tasks/task.job.js';
import { ClaimedWork, type Work } from '../worker/work.js';

export type { Taken };

/** Jobs of one kind worked on by hand, for specs that die between any two lines. */
export class JobsByHand<Job extends JobEntity> {
  private readonly tools: StepTools;
  private readonly stepRunner: StepRunner<Job>;
  private readonly turn = { holder: 0, running: new Map<number, number>() };

  constructor(
    app: INestApplicationContext,
    private readonly kind: JobKind<Job>,
  ) {
    this.tools = app.get(StepTools, { strict: false });
    const steps = found<JobKind<Job>, JobStep<Job>>(app.get(DiscoveryService, { strict: false }), JOB_KIND);
    const [, step] = steps.find(([{ name }]) => name === kind.name)!;
    this.stepRunner = new StepRunner(kind, step, this.tools);
  }

  /** What a worker reads and writes by, for those who watch over its shoulder. */
  get claims(): ClaimRepository {
    return this.tools.claims;
  }

  /** The next due job, as a worker takes it. */
  async take(): Promise<Taken<Job> | undefined> {
    await this.tools.claims.makeReady(this.kind);
    return (await this.tools.claims.take(this.kind, 1, this.turn))[0];
  }

  workOn(taken: Taken<Job>, signal: AbortSignal = AbortSignal.timeout(60_000)): Work<Job> {
    return new ClaimedWork(this.kind, taken, { signal }, this.tools);
  }

  /** One step of the next due job; false where none is due. */
  async perform(taken?: Taken<Job>): Promise<boolean> {
    const job = taken ?? (await this.take());
    if (job) await this.stepRunner.run(job);
    return job !== undefined;
  }

  /** What a worker that lost its claim would write. */
  async fail({ job }: Taken<Job>, reason: string): Promise<void> {
    await this.tools.claims.end(this.kind, job, 'failed', null, { failedReason: reason } as never);
  }
}

/** The service's tasks. */
export const tasksByHand = (app: INestApplicationContext) => new JobsByHand<TaskEntity>(app, TASKS);
