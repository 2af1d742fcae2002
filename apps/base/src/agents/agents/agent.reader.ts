import { Injectable } from '@nestjs/common';
import type { agentCreated, PayloadOf } from '@reelsheet/contracts';
import { CommonErrors, DomainError, type AgentRef } from '@reelsheet/kernel';
import { Hooks } from '@reelsheet/platform-hooks';
import type { MaskedVendorKeys } from '../vendor-keys/vendor-key.js';
import { VendorKeys } from '../vendor-keys/vendor-keys.service.js';
import { AgentHooks, type ShortvideoPresence } from './agent-hooks.js';
import { toAgentMessage } from './agent.events.js';
import { AgentRepository, type AgentRow } from './agent.repository.js';

export interface AgentItem extends AgentRow {
  readonly hasShortvideoIntegration: boolean;
  readonly hasShortvideoAccount: boolean;
}

export interface AgentDetail extends AgentItem {
  readonly setupProjectId: number | null;
  readonly maskedKeys: MaskedVendorKeys;
}

/** Agents with related data of other features. The number of statements does not depend on the number of agents. */
@Injectable()
export class AgentReader {
  constructor(
    private readonly agents: AgentRepository,
    private readonly vendorKeys: VendorKeys,
    private readonly hooks: Hooks,
  ) {}

  async listIn(organizationIds: readonly number[]): Promise<AgentItem[]> {
    const rows = await this.agents.listIn(organizationIds);
    const presence = await this.hooks.query(
      AgentHooks.findShortvideoPresence,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toItem(row, presence));
  }

  /** Returns an agent as other services receive it; null when it does not exist or is deleted. */
  async findMessage(ref: AgentRef): Promise<PayloadOf<typeof agentCreated> | null> {
    const agent = await this.agents.find(ref);
    return agent ? toAgentMessage(agent) : null;
  }

  async get(id: number): Promise<AgentDetail> {
    const row = await this.agents.find({ id });
    if (!row) throw new DomainError(CommonErrors.notFound);
    const [presence, setupProjectId, maskedKeys] = await Promise.all([
      this.hooks.query(AgentHooks.findShortvideoPresence, [id]),
      this.hooks.query(AgentHooks.findSetupProject, id),
      this.vendorKeys.masksOf(id),
    ]);
    return { ...toItem(row, presence), setupProjectId, maskedKeys };
  }
}

function toItem(row: AgentRow, { isIntegrated, connected }: ShortvideoPresence): AgentItem {
  return { ...row, hasShortvideoIntegration: isIntegrated, hasShortvideoAccount: connected.has(row.id) };
}
