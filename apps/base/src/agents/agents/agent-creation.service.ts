import { Injectable } from '@nestjs/common';
import { agentCreated } from '@reelsheet/contracts';
import type { Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Outbox } from '@reelsheet/platform-outbox';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { AvatarService, type AvatarDraft } from '../avatars/avatar.service.js';
import type { VendorKeyChanges } from '../vendor-keys/vendor-key.js';
import { VendorKeys } from '../vendor-keys/vendor-keys.service.js';
import { AgentHomes } from './agent-homes.js';
import { AgentHooks } from './agent-hooks.js';
import { withUniqueName } from './agent-name.js';
import { assertTimeZone } from './agent-time-zone.js';
import { AgentErrors } from './agent.errors.js';
import { toAgentMessage, toAuditTarget } from './agent.events.js';
import { AgentRepository, type AgentRow, type NewAgent } from './agent.repository.js';

export interface AgentDraft {
  readonly name: string;
  readonly description?: string;
  readonly timeZone?: string;
  readonly vendorKeys?: VendorKeyChanges;
  readonly avatars?: readonly AvatarDraft[];
}

/** Creates agents together with what domains above give a new agent. */
@Injectable()
export class AgentCreationService {
  constructor(
    private readonly agents: AgentRepository,
    private readonly homes: AgentHomes,
    private readonly vendorKeys: VendorKeys,
    private readonly avatars: AvatarService,
    private readonly hooks: Hooks,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Creates the agent in the creator's personal workspace when no organization is given. Throws `agent_creation_failed`
   * above the limit of agents, and `organization_not_found` or `second_factor_missing` where the creator may not use
   * the personal workspace.
   */
  async create(
    creator: Caller,
    organizationId: number | undefined,
    { vendorKeys = {}, avatars = [], ...draft }: AgentDraft,
  ): Promise<AgentRow> {
    assertTimeZone(draft.timeZone);
    const home = await this.homes.find(creator, organizationId);
    await this.vendorKeys.check(vendorKeys);
    return this.avatars.prepareAndRun(home, avatars, async (prepared) => {
      const agent = await this.insert({ ...draft, organizationId: home, creatorId: creator.userId, isSystem: false });
      await this.vendorKeys.save(agent, vendorKeys);
      await this.avatars.reset(agent.id, prepared);
      return agent;
    });
  }

  /** Creates the system agent of a new organization. */
  async createSystemAgent(organizationId: number, ownerId: number): Promise<void> {
    await this.insert({ organizationId, creatorId: ownerId, name: 'System agent', isSystem: true });
  }

  private async insert(draft: NewAgent): Promise<AgentRow> {
    return this.transaction.run(async () => {
      await this.homes.reserve(draft);
      const agent = await withUniqueName(draft.name, AgentErrors.creationFailed, () => this.agents.insert(draft));
      await this.hooks.run(AgentHooks.created, agent);
      await this.outbox.send(agentCreated, toAgentMessage(agent));
      if (!draft.isSystem) await this.audit.record({ action: 'agent.created', ...toAuditTarget(agent) });
      return agent;
    });
  }
}
