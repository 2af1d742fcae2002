import { Injectable } from '@nestjs/common';
import { BatchRepository, type Batch } from './batch.repository.js';

/** Reads batches for other domains. */
@Injectable()
export class BatchReader {
  constructor(private readonly batches: BatchRepository) {}

  /** Returns running and paused batches of these agents of an organization, newest first. */
  async openOf(organizationId: number, agentIds: readonly number[]): Promise<Batch[]> {
    return this.batches.openOf(organizationId, agentIds);
  }
}
