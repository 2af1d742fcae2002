import { Injectable } from '@nestjs/common';
import { gateChanged } from '@reelsheet/contracts';
import { isUuid } from '@reelsheet/kernel';
import { Outbox } from '@reelsheet/platform-outbox';
import type { AnnouncedGate } from './action-gate.repository.js';

/** Announces that an action waits for an approval, or was decided. */
@Injectable()
export class GateAnnouncements {
  constructor(private readonly outbox: Outbox) {}

  /** Call this in the transaction of the change. The key of a gate names the run that waits. */
  async changed(
    { id, key, organizationId, agentId }: AnnouncedGate,
    status: 'open' | 'approved' | 'rejected',
  ): Promise<void> {
    const runId = key.split(':')[1];
    const run = isUuid(runId) ? { run_id: runId } : {};
    await this.outbox.send(gateChanged, {
      ...{ organization_id: organizationId, agent_id: agentId, gate_id: id, status },
      ...run,
    });
  }
}
