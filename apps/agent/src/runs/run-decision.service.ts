import { Injectable } from '@nestjs/common';
import { decideAgentAction, type ReplyOf } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import type { Credential } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';
import { sha256OfGate, toPendingAction } from './queries/pending-action.js';
import { RUN_JOB } from './run.job.js';
import { RunRepository } from './run.repository.js';
import { RunErrors } from './run.errors.js';
import { pendingGate, type Decision, type Gate } from './run-steps.js';

export interface GateDecision {
  readonly approved: boolean;
  /** The gate that the user saw; the present one when absent. */
  readonly gateId?: string;
  /** The hash of the gate that the user saw. */
  readonly sha256?: string;
}

type BaseDecision = ReplyOf<typeof decideAgentAction>['decision'];

/** The user who decides, and the credential with which base verifies that. */
export interface Decider {
  readonly userId: number;
  readonly credential: Credential;
}

/** Users' decisions about the actions that runs wait with. */
@Injectable()
export class RunDecisionService {
  constructor(
    private readonly runs: RunRepository,
    private readonly rpc: RpcClient,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the decision about the gate that a run waits at, once, and wakes the run. base stores it first, if it keeps
   * the gate; after a crash in between, the next decision stores what base has. A decision that names its gate may be
   * repeated. Throws `validation_error` if the run waits at no gate, and `pending_action_changed` if it waits at
   * another one than the named or one with another hash, if the named one was decided otherwise or has expired, and if
   * base keeps something else than what is shown.
   */
  async decide(id: string, decider: Decider, order: GateDecision): Promise<void> {
    const gate = await this.transaction.run(async () => this.presentGate(id));
    if (!gate || (order.gateId !== undefined && order.gateId !== gate.id))
      return this.requireRepetition(id, gate, order);
    if (order.sha256 !== undefined && order.sha256 !== sha256OfGate(gate)) throw otherAction(gate);
    const decision = await this.decisionOn(gate, decider, order.approved);
    await this.transaction.run(async () => {
      const run = await this.runs.lockOpen(id);
      if (!run?.waiting || pendingGate(run.lastStep)?.id !== gate.id) return;
      await this.runs.append(id, run.steps, decision);
      await this.jobs.pollNow(RUN_JOB, id, run.claim);
    });
    await this.requireRepetition(id, null, { ...order, gateId: gate.id });
  }

  /** Has base reject the action that the run waits with, if base keeps it. */
  async rejectPresent(id: string, { credential }: Decider): Promise<void> {
    const gate = await this.transaction.run(async () => this.presentGate(id));
    if (gate?.baseGate) await this.decisionOfBase(gate, credential, false);
  }

  private async presentGate(id: string): Promise<Gate | null> {
    const run = await this.runs.lockOpen(id);
    return run?.waiting ? pendingGate(run.lastStep) : null;
  }

  /** The gate has expired if base returns no decision. */
  private async decisionOn(gate: Gate, { userId, credential }: Decider, approved: boolean): Promise<Decision> {
    const at = this.clock.now().toISOString();
    if (!gate.baseGate) return { kind: 'decision', approved, userId, at };
    const decision = await this.decisionOfBase(gate, credential, approved);
    if (!decision) return { kind: 'decision', approved: false, userId: null, at };
    return { kind: 'decision', approved: decision.approved, userId: decision.user_id, at: decision.at };
  }

  /** Sends the hash of what this service shows, which base compares with its own gate. */
  private async decisionOfBase(gate: Gate, credential: Credential, approved: boolean): Promise<BaseDecision> {
    const [gate_id, sha256] = [gate.baseGate!.id, sha256OfGate(gate)];
    if (sha256 === null) throw otherAction(gate);
    try {
      return (await this.rpc.request(decideAgentAction, { credential, gate_id, sha256, approved })).decision;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'approval_mismatch') throw otherAction(gate);
      throw error;
    }
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
  return new DomainError(RunErrors.otherAction, undefined, { pending_action: gate && toPendingAction(gate) });
}
