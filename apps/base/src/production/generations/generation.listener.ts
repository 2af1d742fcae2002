import { HearsEndings, type EndingListener } from '@reelsheet/platform-jobs';
import { GenerationEndings } from './generation-endings.port.js';
import { GENERATION } from './generation.job.js';
import type { Generation } from './generation.repository.js';

/** Tells whoever waits for a cell that its generation has ended, by itself or stopped. */
@HearsEndings(GENERATION)
export class GenerationListener implements EndingListener<Generation> {
  constructor(private readonly endings: GenerationEndings) {}

  async ended({ id, cellId, layerId, status, cost, failedReason }: Generation): Promise<void> {
    if (cellId === null || layerId !== null) return;
    await this.endings.ended({ generationId: id, status, cost: cost ?? 0, reason: failedReason });
  }
}
