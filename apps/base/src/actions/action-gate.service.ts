import { Injectable } from '@nestjs/common';
import type { AgentAction } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, fingerprintOf, newUuid, roleAtLeast } from '@reelsheet/kernel';
import { assertScopes, CredentialResolver, type Caller, type Credential } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { ActionActors, type ActionActor } from './action-actors.js';
import { ActionCatalog } from './action-catalog.js';
import { hashOfGate, isLate, type GateTerms, type ShownGate } from './action-gate.js';
import { ActionGateRepository, type ActionGate } from './action-gate.repository.js';
import { DECIDE_WITHIN_MS, PERFORM_WITHIN_MS } from './action-limits.js';
import { ActionErrors } from './action.errors.js';
import { GateStates } from './gate-states.js';
import { GATE_PREPARATION } from './gate-preparation/gate-preparation.job.js';

export interface ActionProposal {
  readonly actor: ActionActor;
  readonly action: AgentAction;
  /** Key of the step of the run; a repeated proposal returns the same gate. */
  readonly key: string;
  /** True if the action must be approved although it is free. */
  readonly isGated: boolean;
}

export interface DecisionOrder {
  readonly credential: Credential;
  readonly gateId: string;
  /** The hash of what was shown. A rejection needs no match, because nothing follows from it. */
  readonly sha256: string;
  readonly approved: boolean;
}

export interface StoredDecision {
  readonly approved: boolean;
  readonly userId: number;
  readonly at: Date;
}

/** The approver and what was approved. */
export interface Approval extends GateTerms {
  readonly userId: number;
  /** Time by which the action must have started. */
  readonly validUntil: Date;
}

/**
 * Keeps the actions that a person must approve, with their hash, maximum price and expiry, and the decisions, which are
 * made with the credential of the person. The agent service can neither approve an action nor change an approved one.
 */
@Injectable()
export class ActionGateService {
  constructor(
    private readonly gates: ActionGateRepository,
    private readonly actors: ActionActors,
    private readonly catalog: ActionCatalog,
    private readonly credentials: CredentialResolver,
    private readonly states: GateStates,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the gate of an action, undefined if it needs no approval. Throws errors that performing the action would
   * throw, as far as they can be known, and why its media could not be read.
   */
  async propose(proposal: ActionProposal): Promise<ActionGate | undefined> {
    const { actor, action, key } = proposal;
    const gate = (await this.gates.findByKey(actor.agentId, key)) ?? (await this.insert(proposal));
    if (!gate) return undefined;
    if (fingerprintOf(gate.action) !== fingerprintOf(action)) throw new DomainError(ActionErrors.approvalMismatch);
    if (gate.error) throw new DomainError(gate.error);
    if (gate.status === 'preparing' && isLate(gate, this.clock.now())) return this.giveUp(gate);
    return gate;
  }

  /**
   * Ends the preparation of a gate whose media were not read in time, for example because no worker is running, and
   * fails the gate. The worker may still have opened it.
   */
  private async giveUp({ id, agentId, key }: ActionGate): Promise<ActionGate> {
    await this.transaction.run(async () => {
      await this.jobs.stop(GATE_PREPARATION, id);
      await this.gates.fail(id, ActionErrors.unreadableMedia);
    });
    const gate = await this.gates.findByKey(agentId, key);
    if (!gate) throw new DomainError(CommonErrors.conflict);
    if (gate.error) throw new DomainError(gate.error);
    return gate;
  }

  /**
   * Stores the decision of a caller, once, and returns the stored one; undefined if the gate is unknown or has expired.
   * Throws `unauthorized`, `forbidden`, `insufficient_scope` and `approval_mismatch`.
   */
  async decide({ credential, gateId, sha256, approved }: DecisionOrder): Promise<StoredDecision | undefined> {
    const caller = await this.credentials.resolve(credential);
    if (!caller) throw new DomainError(CommonErrors.unauthorized);
    return this.transaction.run(async () => {
      const gate = await this.gates.lock(gateId);
      if (!gate) return undefined;
      requireApprover(caller, gate);
      const { userId, keyId } = caller;
      const at = this.clock.now();
      if (gate.approved !== null) return decisionOf(gate);
      if (gate.status !== 'open' || gate.expiresAt! <= at) return undefined;
      if (approved && gate.sha256 !== sha256) throw new DomainError(ActionErrors.approvalMismatch);
      await this.states.decide(gate, { approved, userId, keyId, at });
      return { approved, userId, at };
    });
  }

  /** Throws `approval_required`, and `approval_mismatch` for another action. The approval may have expired. */
  async approvalOf(gateId: string, agentId: number, action: AgentAction): Promise<Approval> {
    const gate = await this.gates.find(gateId);
    if (!gate?.approved || gate.agentId !== agentId) throw new DomainError(ActionErrors.approvalRequired);
    if (gate.sha256 !== hashOfGate({ ...gate, action, expiresAt: gate.expiresAt! }))
      throw new DomainError(ActionErrors.approvalMismatch);
    const { decidedBy, decidedAt, summary, maxCost, accounts, media } = gate;
    const validUntil = new Date(decidedAt!.getTime() + PERFORM_WITHIN_MS);
    return { userId: decidedBy!, validUntil, summary, maxCost, accounts, media };
  }

  /** Returns null for an action that needs no approval. The gate of an action without media is open at once. */
  private async insert({ actor, action, key, isGated }: ActionProposal): Promise<ActionGate | null> {
    const agent = await this.actors.authorize(actor);
    const handler = this.catalog.handlerOf(action.kind);
    const { summary, cost: maxCost, accounts = [], source = null } = await handler.preview(agent, action);
    if (!handler.needsApproval && !isGated) return null;
    const { organizationId } = agent;
    const id = newUuid();
    await this.transaction.run(async () => {
      const terms = { summary, maxCost, accounts, source };
      if (!(await this.gates.lockAgent(agent.id))) throw new DomainError(CommonErrors.agentNotFound);
      if (!(await this.gates.insert({ id, key, organizationId, ...actor, action, ...terms }))) return;
      const preparation = { id, organizationId };
      if (source) await this.jobs.enqueue(GATE_PREPARATION, preparation);
      else await this.openWithoutMedia({ id, action, ...terms });
    });
    const gate = await this.gates.findByKey(actor.agentId, key);
    if (!gate) throw new DomainError(CommonErrors.conflict);
    return gate;
  }

  private async openWithoutMedia(gate: Omit<ShownGate, 'media' | 'expiresAt'>): Promise<void> {
    const opened = { media: [], expiresAt: new Date(this.clock.now().getTime() + DECIDE_WITHIN_MS) };
    await this.states.open(gate.id, { ...opened, sha256: hashOfGate({ ...gate, ...opened }) });
  }
}

/** The approver needs what the route of the approval needs. */
function requireApprover(caller: Caller, { organizationId }: ActionGate): void {
  const role = caller.memberships.get(organizationId);
  if (!role || !roleAtLeast(role, 'editor')) throw new DomainError(CommonErrors.forbidden);
  assertScopes(caller, ['spend', 'publish']);
}

const decisionOf = ({ approved, decidedBy, decidedAt }: ActionGate): StoredDecision => ({
  approved: approved!,
  userId: decidedBy!,
  at: decidedAt!,
});
