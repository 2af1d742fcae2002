import { Injectable } from '@nestjs/common';
import { Hooks } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { GenerationService } from '../generations/generation.service.js';
import { CellJobHooks } from './cell-job-hooks.js';
import { CellJobRepository } from './cell-job.repository.js';
import { stopBatch } from './run-cell-jobs.js';

/** The generations and renders that the cell jobs of a batch have ordered. */
@Injectable()
export class RunningOrders {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly generations: GenerationService,
    private readonly hooks: Hooks,
    private readonly tasks: Tasks,
  ) {}

  /** Schedules {@link stop} in the open transaction, in case this process is killed before it has done that. */
  async scheduleStop(batchId: number): Promise<void> {
    await this.tasks.schedule(stopBatch, { batchId });
  }

  /** Uses a transaction for each order, because its end locks the order before the batch. */
  async stop(batchId: number): Promise<void> {
    for (const generationId of await this.cellJobs.runningGenerations(batchId))
      await this.generations.stopIfOpen(generationId);
    for (const renderJobId of await this.cellJobs.runningRenders(batchId))
      await this.hooks.query(CellJobHooks.stopRender, renderJobId);
  }
}
