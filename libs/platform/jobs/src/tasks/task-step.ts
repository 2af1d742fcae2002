import { DiscoveryService } from '@nestjs/core';
import { DomainError } from '@reelsheet/kernel';
import { discoverProviders } from '@reelsheet/platform-hooks';
import { RunsJob, type JobStep } from '../job-step.js';
import type { Outcome } from '../outcome.js';
import type { TaskEntity } from './task.entity.js';
import { TASKS } from './task.job.js';
import { TASK_KIND, type TaskHandler, type TaskKind } from './task-kind.js';
import type { JobContext } from '../worker/job-context.js';

@RunsJob(TASKS)
export class TaskStep implements JobStep<TaskEntity> {
  private handlers?: ReadonlyMap<string, TaskHandler<object>>;

  constructor(private readonly discovery: DiscoveryService) {}

  async run({ job, signal }: JobContext<TaskEntity>): Promise<Outcome<TaskEntity>> {
    this.handlers ??= new Map(
      discoverProviders<TaskKind<object>, TaskHandler<object>>(this.discovery, TASK_KIND).map(([{ name }, handler]) => [
        name,
        handler,
      ]),
    );
    const handler = this.handlers.get(job.kind);
    if (!handler) throw new Error(`no handler for tasks of the kind ${job.kind}`);
    if ((await handler.run(job.payload, signal)) === 'again') return { state: 'waiting', afterMs: 0 };
    return { state: 'completed', deleteRow: true };
  }

  recover(error: unknown): Outcome<TaskEntity> | undefined {
    if (error instanceof DomainError || !(error instanceof Error)) return undefined;
    return { state: 'retry', reason: error.message };
  }
}
