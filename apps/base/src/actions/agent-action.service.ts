import { Injectable } from '@nestjs/common';
import type { AgentAction } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { ActionActors, type ActionActor } from './action-actors.js';
import { ActionCatalog } from './action-catalog.js';
import { actionKeyOf, FREE_TERMS } from './action-gate.js';
import { ActionGateService, type Approval } from './action-gate.service.js';
import type { ActionResult } from './action-handler.js';
import { ActionErrors } from './action.errors.js';
import { AgentActionRepository } from './agent-action.repository.js';

export interface ActionOrder {
  readonly actor: ActionActor;
  readonly action: AgentAction;
  /** Key of the step of the run. */
  readonly key: string;
  /** The gate at which the action was approved; without one only free actions are performed. */
  readonly gateId?: string;
}

/** An action that needs no approval has no end. */
type FreeOrApproved = Omit<Approval, 'validUntil'> & Partial<Approval>;

/** Performs actions of agent runs, once per key or gate. */
@Injectable()
export class AgentActionService {
  constructor(
    private readonly results: AgentActionRepository,
    private readonly actors: ActionActors,
    private readonly catalog: ActionCatalog,
    private readonly gates: ActionGateService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `approval_required`, `approval_mismatch` and `approval_expired`, `forbidden` if the user lost the
   * permission, and the errors of the action.
   */
  async perform(order: ActionOrder): Promise<ActionResult> {
    const { action } = order;
    const { agentId } = order.actor;
    const key = order.gateId === undefined ? order.key : actionKeyOf(order.gateId);
    const earlier = await this.results.resultOf(agentId, key);
    if (earlier) return earlier;
    const { userId, validUntil, ...terms } = await this.approvalOf(order);
    const agent = await this.actors.authorize({ agentId, userId });
    await this.actors.noteOwner(agent.organizationId, userId);
    return this.transaction.run(async () => {
      const { organizationId } = agent;
      if (!(await this.results.begin({ key, organizationId, agentId, userId, kind: action.kind }))) {
        const concurrent = await this.results.resultOf(agentId, key);
        if (!concurrent) throw new DomainError(CommonErrors.conflict);
        return concurrent;
      }
      // Checked here, because the result of an earlier request that was in time has just been waited for.
      if (validUntil && validUntil < this.clock.now()) throw new DomainError(ActionErrors.approvalExpired);
      const result = await this.catalog.handlerOf(action.kind).perform(agent, action, key, terms);
      await this.results.finish(key, result);
      return result;
    });
  }

  private async approvalOf({ actor, action, gateId }: ActionOrder): Promise<FreeOrApproved> {
    if (gateId !== undefined) return this.gates.approvalOf(gateId, actor.agentId, action);
    if (this.catalog.handlerOf(action.kind).needsApproval) throw new DomainError(ActionErrors.approvalRequired);
    return { userId: actor.userId, ...FREE_TERMS };
  }
}
