import { Injectable } from '@nestjs/common';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { BatchService } from '../generation/cell-jobs/batches/batch.service.js';
import { GenerationService } from '../generation/generations/generation.service.js';
import { RenderJobService } from '../rendering/render-job.service.js';

/** Open work whose agent, sheet or items were deleted. */
@Injectable()
export class AbandonedWorkService {
  constructor(
    private readonly batches: BatchService,
    private readonly generations: GenerationService,
    private readonly renders: RenderJobService,
  ) {}

  /** Stops up to `limit` jobs of each kind, as a caller would. Returns how many were found. */
  async stop(scope: DeletedScope, limit: number): Promise<number> {
    return (
      (await this.batches.stopAbandoned(scope, limit)) +
      (await this.generations.stopAbandoned(scope, limit)) +
      (await this.renders.stopAbandoned(scope, limit))
    );
  }
}
