import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, roleAtLeast } from '@reelsheet/kernel';
import { AgentDirectory, type AgentRecord } from '@reelsheet/platform-auth';
import { FairShares } from '@reelsheet/platform-jobs';
import { requestContext } from '@reelsheet/platform-telemetry';
import { OrganizationReader } from '../accounts/organizations/organization.reader.js';

/** The agent of the run and the member on whose behalf it acts. */
export interface ActionActor {
  readonly agentId: number;
  readonly userId: number;
}

/** Checks in whose name a run acts. */
@Injectable()
export class ActionActors {
  constructor(
    private readonly agents: AgentDirectory,
    private readonly organizations: OrganizationReader,
    private readonly shares: FairShares,
  ) {}

  /** Throws `agent_not_found` for a deleted agent, and `forbidden` for a user who is no editor now. */
  async authorize({ agentId, userId }: ActionActor): Promise<AgentRecord> {
    const agent = await this.agents.find({ id: agentId });
    if (!agent) throw new DomainError(CommonErrors.agentNotFound);
    const role = await this.organizations.roleOf(userId, agent.organizationId);
    if (!role || !roleAtLeast(role, 'editor')) throw new DomainError(CommonErrors.forbidden);
    return agent;
  }

  /** Adds to the context of the request for whom it works, as a route does, because limits are counted by that. */
  async noteOwner(organizationId: number, userId: number): Promise<void> {
    const shareId = await this.shares.shareOf(organizationId);
    const context = requestContext.getStore();
    if (context) Object.assign(context, { organizationId, shareId, caller: { userId, keyId: null } });
  }
}
