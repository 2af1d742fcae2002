import { Injectable } from '@nestjs/common';
import { gateChanged } from '@reelsheet/contracts';
import { isUuid } from '@reelsheet/kernel';
import { Outbox } from '@reelsheet/platform-outbox';
import { MediaStore } from '../assets/media/media-store.js';
import { ActionGateRepository, type ActionGate, type NewDecision, type OpenedGate } from './action-gate.repository.js';

type GateScope = Pick<ActionGate, 'id' | 'key' | 'organizationId' | 'agentId'>;

/** Opens and decides gates in the open transaction, and announces it to the members of the organization. */
@Injectable()
export class GateStates {
  constructor(
    private readonly gates: ActionGateRepository,
    private readonly media: MediaStore,
    private readonly outbox: Outbox,
  ) {}

  /** Does nothing for a gate that is not being prepared any more. */
  async open(id: string, opened: OpenedGate): Promise<void> {
    const gate = await this.gates.open(id, opened);
    if (gate) await this.announce(gate, 'open');
  }

  /** Discards the media of a rejected action. */
  async decide(gate: ActionGate, decision: NewDecision): Promise<void> {
    await this.gates.decide(gate.id, decision);
    if (!decision.approved) await this.media.discard(gate.media.flatMap(({ copy }) => copy?.name ?? []));
    await this.announce(gate, decision.approved ? 'approved' : 'rejected');
  }

  /** The key of a gate names the run that waits. */
  private async announce(
    { id, key, organizationId, agentId }: GateScope,
    status: 'open' | 'approved' | 'rejected',
  ): Promise<void> {
    const runId = key.split(':')[1];
    const run = isUuid(runId) ? { run_id: runId } : {};
    const scope = { organization_id: organizationId, agent_id: agentId };
    await this.outbox.send(gateChanged, { ...scope, gate_id: id, ...run, status });
  }
}
