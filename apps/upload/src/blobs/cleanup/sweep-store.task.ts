import type { OnApplicationBootstrap } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, taskKind, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { MIN_REMOVED_AGE_MS } from './cleanup-limits.js';
import { StoreSweep } from './store-sweep.js';

/** Runs once a day on one worker. */
export const sweepStore = taskKind<Record<string, never>>('sweep_store');

@RunsTask(sweepStore)
export class SweepStore implements TaskHandler<Record<string, never>>, OnApplicationBootstrap {
  constructor(
    private readonly sweep: StoreSweep,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.scheduleNext();
  }

  async run(): Promise<void> {
    await this.sweep.sweep(new Date(this.clock.now().getTime() - MIN_REMOVED_AGE_MS));
    await this.scheduleNext();
  }

  /** At most one task waits, however often this is called. */
  private async scheduleNext(): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + DAY_MS);
    await this.transaction.run(() => this.tasks.schedule(sweepStore, {}, { notBefore, key: () => 'daily' }));
  }
}
