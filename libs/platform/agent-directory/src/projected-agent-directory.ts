import { Injectable } from '@nestjs/common';
import { findAgent } from '@reelsheet/contracts';
import type { AgentRef } from '@reelsheet/kernel';
import { AgentDirectory, type AgentRecord } from '@reelsheet/platform-auth';
import { RpcClient } from '@reelsheet/platform-messaging';
import { fromAgentMessage } from './agent-messages.js';
import { KnownAgentRepository, type KnownAgent } from './known-agent.repository.js';

/**
 * Finds agents in the service's own copy, and requests an agent from base whose events have not
 * arrived yet.
 */
@Injectable()
export class ProjectedAgentDirectory extends AgentDirectory {
  constructor(
    private readonly agents: KnownAgentRepository,
    private readonly rpc: RpcClient,
  ) {
    super();
  }

  async find(ref: AgentRef): Promise<AgentRecord | null> {
    const known = await this.agents.find(ref);
    return known ? alive(known) : this.ask(ref);
  }

  /** Stores base's reply and reads it back, because the agent may have been deleted in between. */
  private async ask(ref: AgentRef): Promise<AgentRecord | null> {
    const { agent } = await this.rpc.request(findAgent, ref);
    if (!agent) return null;
    await this.agents.upsert(fromAgentMessage(agent), agent.updated_at);
    return alive(await this.agents.find({ id: agent.id }));
  }
}

const alive = (agent: KnownAgent | undefined): AgentRecord | null => (agent && !agent.isDeleted ? agent : null);
