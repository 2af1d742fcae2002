import { Injectable } from '@nestjs/common';
import { batchChanged } from '@reelsheet/contracts';
import { Outbox } from '@reelsheet/platform-outbox';
import type { Batch } from './batch.repository.js';

/** Announces that batches have another status. */
@Injectable()
export class BatchAnnouncements {
  constructor(private readonly outbox: Outbox) {}

  /** Call this in the transaction of the change. */
  async changed({ id, organizationId, agentId, sheetId, status, ...batch }: Batch): Promise<void> {
    const scope = { organization_id: organizationId, agent_id: agentId, sheet_id: sheetId };
    const { pausedReason, completed, failed } = batch;
    const reason = status === 'paused' && pausedReason !== null ? { paused_reason: pausedReason } : {};
    await this.outbox.send(batchChanged, { ...scope, batch_id: id, status, ...reason, completed, failed });
  }

  /** Announces a batch that the last of its cell jobs has completed. */
  async counted(batch: Batch | undefined): Promise<void> {
    if (batch?.status === 'completed') await this.changed(batch);
  }
}
