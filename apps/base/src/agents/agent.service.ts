import { Injectable } from '@nestjs/common';
import { agentCreated, agentDeleted, agentUpdated } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, invalid, roleAtLeast } from '@reelsheet/kernel';
import { requireMembership, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { OrganizationFounding } from '../organizations/organization-founding.port.js';
import { OrganizationReader } from '../organizations/organization.reader.js';
import { AgentErrors } from './agent.errors.js';
import { toAgentMessage } from './agent.events.js';
import { AgentRepository, type AgentChanges, type AgentRow, type NewAgent } from './agent.repository.js';
import { isTimeZone } from './time-zone.js';

export interface AgentDraft {
  readonly name: string;
  readonly description?: string;
  readonly timeZone?: string;
}

/** Agents of a workspace: names are unique there, whatever their case. */
@Injectable()
export class AgentService extends OrganizationFounding {
  constructor(
    private readonly agents: AgentRepository,
    private readonly organizations: OrganizationReader,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** In the caller's personal workspace where no organization is named; else owner or manager of it. */
  async create(caller: Caller, organizationId: number | undefined, draft: AgentDraft): Promise<AgentRow> {
    if (organizationId !== undefined) requireMembership(caller, organizationId, 'manager', CommonErrors.organizationNotFound);
    assertTimeZone(draft.timeZone);
    const home = organizationId ?? (await this.organizations.personalOf(caller.userId));
    return this.insert({ ...draft, organizationId: home, creatorId: caller.userId, isSystem: false });
  }

  /** A new organization's system agent. */
  async provision({ id, ownerId }: { id: number; ownerId: number }): Promise<void> {
    await this.insert({ organizationId: id, creatorId: ownerId, name: 'System agent', isSystem: true });
  }

  /** Agents of one workspace, or of all that the caller belongs to. */
  async list(caller: Caller, organizationId?: number): Promise<AgentRow[]> {
    if (organizationId !== undefined) requireMembership(caller, organizationId, 'viewer', CommonErrors.organizationNotFound);
    return this.agents.listIn(organizationId === undefined ? [...caller.memberships.keys()] : [organizationId]);
  }

  async get({ id }: AgentInScope): Promise<AgentRow> {
    const agent = await this.agents.find({ id });
    if (!agent) throw new DomainError(CommonErrors.notFound);
    return agent;
  }

  async update(scope: AgentInScope, changes: AgentChanges): Promise<AgentRow> {
    assertTimeZone(changes.timeZone);
    return this.named(scope.name, AgentErrors.updateFailed, () =>
      this.transaction.run(async () => {
        await this.agents.update(scope.id, changes);
        const agent = await this.get(scope);
        await this.outbox.send(agentUpdated, toAgentMessage(agent));
        return agent;
      }),
    );
  }

  /** Owner, manager or creator; the system agent stays. */
  async delete(caller: Caller, scope: AgentInScope): Promise<void> {
    const agent = await this.get(scope);
    if (!roleAtLeast(scope.role, 'manager') && agent.creatorId !== caller.userId) throw new DomainError(CommonErrors.permissionDenied);
    if (agent.isSystem) throw invalid('agent_id', 'names the system agent, which stays with its organization');
    await this.transaction.run(async () => {
      if (!(await this.agents.softDelete(agent.id, this.clock.now()))) throw new DomainError(CommonErrors.notFound);
      await this.outbox.send(agentDeleted, { id: agent.id, uuid: agent.uuid, organization_id: agent.organizationId });
    });
  }

  private async insert(draft: NewAgent): Promise<AgentRow> {
    return this.named(draft.name, AgentErrors.creationFailed, () =>
      this.transaction.run(async () => {
        const agent = await this.agents.insert(draft);
        await this.outbox.send(agentCreated, toAgentMessage(agent));
        return agent;
      }),
    );
  }

  private async named<T>(name: string, failure: (typeof AgentErrors)[keyof typeof AgentErrors], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicate(error, 'agent_name_in_workspace')) throw new DomainError(failure, `name ${JSON.stringify(name)} is taken in this workspace`);
      throw error;
    }
  }
}

function assertTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('agent.time_zone', 'must be an IANA time zone');
}
