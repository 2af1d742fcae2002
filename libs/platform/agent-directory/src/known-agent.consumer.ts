import { Controller } from '@nestjs/common';
import { agentCreated, agentDeleted, agentUpdated, organizationDeleted, type PayloadOf } from '@reelsheet/contracts';
import { Hooks } from '@reelsheet/platform-hooks';
import { Consumes } from '@reelsheet/platform-messaging';
import {
  fromAgentDeletedMessage,
  fromAgentMessage,
  type AgentDeletedMessage,
  type AgentMessage,
} from './agent-messages.js';
import { KnownAgentHooks } from './known-agent-hooks.js';
import { KnownAgentRepository } from './known-agent.repository.js';

/** Keeps the projection in step with what base says. */
@Controller()
export class KnownAgentConsumer {
  constructor(
    private readonly agents: KnownAgentRepository,
    private readonly hooks: Hooks,
  ) {}

  @Consumes(agentCreated)
  async created(agent: AgentMessage): Promise<void> {
    await this.agents.upsert(fromAgentMessage(agent), agent.updated_at);
  }

  @Consumes(agentUpdated)
  async updated(agent: AgentMessage): Promise<void> {
    await this.agents.upsert(fromAgentMessage(agent), agent.updated_at);
  }

  @Consumes(agentDeleted)
  async deleted(message: AgentDeletedMessage): Promise<void> {
    const agent = fromAgentDeletedMessage(message);
    await this.agents.markDeleted([agent]);
    await this.hooks.run(KnownAgentHooks.deleted, agent);
  }

  @Consumes(organizationDeleted)
  async organizationDeleted({ id, agents }: PayloadOf<typeof organizationDeleted>): Promise<void> {
    await this.agents.markDeleted(agents.map(fromAgentDeletedMessage));
    await this.agents.markAllDeletedOf(id);
    await this.hooks.run(KnownAgentHooks.organizationDeleted, id);
  }
}
