import { agentActionPrepared } from '@reelsheet/contracts';
import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { ActionGateRepository } from '../action-gate.repository.js';
import { ActionErrors } from '../action.errors.js';
import { GATE_PREPARATION, type GatePreparation } from './gate-preparation.job.js';

/** Fails the gate whose media were not read in any attempt, and reports to the run that it need not wait longer. */
@OnJobEnding(GATE_PREPARATION)
export class GatePreparationListener implements EndingListener<GatePreparation> {
  constructor(
    private readonly gates: ActionGateRepository,
    private readonly outbox: Outbox,
  ) {}

  async ended({ id, status }: GatePreparation): Promise<void> {
    if (status !== 'completed') await this.gates.fail(id, ActionErrors.unreadableMedia);
    const gate = await this.gates.find(id);
    if (gate) await this.outbox.send(agentActionPrepared, { agent_id: gate.agentId, key: gate.key });
  }
}
