import { Hooks } from '@reelsheet/platform-hooks';
import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { GenerationHooks } from './generation-hooks.js';
import { GENERATION } from './generation.job.js';
import type { Generation } from './generation.repository.js';
import { VendorSlots } from './vendors/vendor-slots.js';

/** Releases the vendor slot of a generation that has ended, and notifies the cell job that enqueued it. */
@OnJobEnding(GENERATION)
export class GenerationListener implements EndingListener<Generation> {
  constructor(
    private readonly hooks: Hooks,
    private readonly slots: VendorSlots,
  ) {}

  async ended(generation: Generation): Promise<void> {
    const { id, organizationId, agentId, sheetId, cellId, layerId, status, cost, failedReason } = generation;
    await this.slots.releaseInTransaction(id);
    if (cellId === null || layerId !== null) return;
    await this.hooks.run(GenerationHooks.ended, {
      ...{ generationId: id, organizationId, agentId, sheetId, cellId, status },
      cost: cost ?? 0,
      reason: failedReason,
    });
  }
}
