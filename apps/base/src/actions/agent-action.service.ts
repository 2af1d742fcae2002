import { Injectable } from '@nestjs/common';
import type { AgentAction } from '@reelsheet/contracts';
import { CommonErrors, DomainError, roleAtLeast, type Micro } from '@reelsheet/kernel';
import { AgentDirectory, type AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { OrganizationReader } from '../accounts/organizations/organization.reader.js';
import type { ActionHandler, ActionHandlers, ActionKind, ActionPreview, ActionResult } from './action-handler.js';
import { AgentActionRepository } from './agent-action.repository.js';
import { GenerationActions } from './generation-actions.js';
import { PublishingActions } from './publishing-actions.js';
import { SheetActions } from './sheet-actions.js';

/** The agent of the run and the member on whose behalf it acts. */
export interface ActionActor {
  readonly agentId: number;
  readonly userId: number;
}

/** Previews actions of agent runs with their cost, and performs each of them once per key. */
@Injectable()
export class AgentActionService {
  private readonly handlers: ActionHandlers<ActionKind>;

  constructor(
    private readonly results: AgentActionRepository,
    private readonly agents: AgentDirectory,
    private readonly organizations: OrganizationReader,
    sheetActions: SheetActions,
    generationActions: GenerationActions,
    publishingActions: PublishingActions,
    private readonly transaction: Transaction,
  ) {
    this.handlers = { ...sheetActions.handlers, ...generationActions.handlers, ...publishingActions.handlers };
  }

  /** Throws errors that performing the action would throw, as far as they can be known. */
  async preview(actor: ActionActor, action: AgentAction): Promise<ActionPreview> {
    const agent = await this.authorize(actor);
    return this.handlerOf(action.kind).preview(agent, action);
  }

  /**
   * Performs an action once per key. Throws `forbidden` if the user lost the permission, and the errors of the
   * action.
   */
  async perform(actor: ActionActor, action: AgentAction, key: string, maxCost: Micro): Promise<ActionResult> {
    const earlier = await this.results.resultOf(actor.agentId, key);
    if (earlier) return earlier;
    const agent = await this.authorize(actor);
    return this.transaction.run(async () => {
      const { organizationId } = agent;
      if (!(await this.results.begin({ key, organizationId, ...actor, kind: action.kind }))) {
        const concurrent = await this.results.resultOf(actor.agentId, key);
        if (!concurrent) throw new DomainError(CommonErrors.conflict);
        return concurrent;
      }
      const result = await this.handlerOf(action.kind).perform(agent, action, key, maxCost);
      await this.results.finish(key, result);
      return result;
    });
  }

  private async authorize({ agentId, userId }: ActionActor): Promise<AgentRecord> {
    const agent = await this.agents.find({ id: agentId });
    if (!agent) throw new DomainError(CommonErrors.agentNotFound);
    const role = await this.organizations.roleOf(userId, agent.organizationId);
    if (!role || !roleAtLeast(role, 'editor')) throw new DomainError(CommonErrors.forbidden);
    return agent;
  }

  /** The cast is safe because the type of `handlers` has one entry for each kind. */
  private handlerOf(kind: ActionKind): ActionHandler<ActionKind> {
    return this.handlers[kind] as ActionHandler<ActionKind>;
  }
}
