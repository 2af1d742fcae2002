import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, toCredits } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { RUN_JOB } from './run.job.js';
import { RunRepository } from './run.repository.js';
import { RunErrors } from './run.errors.js';
import { pendingGate, type Gate } from './run-steps.js';

export interface GateDecision {
  readonly approved: boolean;
  /** The gate that the user saw; the present one when absent. */
  readonly gateId?: string;
}

/** Users' decisions about the actions that runs wait with. */
@Injectable()
export class RunDecisionService {
  constructor(
    private readonly runs: RunRepository,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the decision about the gate that a run waits at, once, and wakes the run. A decision that names its gate may
   * be repeated. Throws `validation_error` if the run waits at no gate, and `pending_action_changed` if it waits at
   * another one than the named, or if the named one was decided otherwise.
   */
  async decide(id: string, userId: number, { approved, gateId }: GateDecision): Promise<void> {
    await this.transaction.run(async () => {
      const run = await this.runs.lockOpen(id);
      const gate = run?.waiting ? pendingGate(run.lastStep) : null;
      if (!run || !gate || (gateId !== undefined && gateId !== gate.id))
        return this.requireRepetition(id, gate, { approved, gateId });
      const at = this.clock.now().toISOString();
      await this.runs.append(id, run.steps, { kind: 'decision', approved, userId, at });
      await this.jobs.pollNow(RUN_JOB, id, run.claim);
    });
  }

  private async requireRepetition(id: string, present: Gate | null, { approved, gateId }: GateDecision): Promise<void> {
    const earlier = gateId === undefined ? undefined : await this.runs.decisionOn(id, gateId);
    if (earlier && earlier.userId !== null && earlier.approved === approved) return;
    if (!present && !earlier) throw new DomainError(CommonErrors.validation, 'The run waits for no approval');
    throw otherAction(present);
  }
}

/** Returns the error for a decision about another action than the present one, which the error contains. */
function otherAction(gate: Gate | null): DomainError {
  const present = gate && { id: gate.id, type: gate.type, summary: gate.summary, cost: toCredits(gate.cost) };
  return new DomainError(RunErrors.otherAction, undefined, { pending_action: present });
}
