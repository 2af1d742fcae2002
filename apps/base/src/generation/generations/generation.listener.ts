import { Hooks } from '@reelsheet/platform-hooks';
import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { GenerationHooks } from './generation-hooks.js';
import { GENERATION } from './generation.job.js';
import type { Generation } from './generation.repository.js';
import { VendorSlots } from './vendors/vendor-slots.js';

/** A generation that has ended, by itself or stopped, needs no place at a vendor; whoever waits for its cell is told. */
@OnJobEnding(GENERATION)
export class GenerationListener implements EndingListener<Generation> {
  constructor(
    private readonly hooks: Hooks,
    private readonly turns: VendorSlots,
  ) {}

  async ended({ id, cellId, layerId, status, cost, failedReason }: Generation): Promise<void> {
    await this.turns.forget(id);
    if (cellId === null || layerId !== null) return;
    await this.hooks.run(GenerationHooks.ended, { generationId: id, status, cost: cost ?? 0, reason: failedReason });
  }
}
