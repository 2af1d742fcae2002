import { Controller } from '@nestjs/common';
import { agentCreated, agentDeleted, agentUpdated, organizationDeleted, type PayloadOf } from '@reelsheet/contracts';
import { Hooks } from '@reelsheet/platform-hooks';
import { Consumes } from '@reelsheet/platform-messaging';
import { fromAgentGoneMessage, fromAgentMessage, type AgentGoneMessage, type AgentMessage } from './agent-messages.js';
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
    await this.agents.learn(fromAgentMessage(agent), agent.updated_at);
  }

  @Consumes(agentUpdated)
  async updated(agent: AgentMessage): Promise<void> {
    await this.agents.learn(fromAgentMessage(agent), agent.updated_at);
  }

  @Consumes(agentDeleted)
  async deleted(message: AgentGoneMessage): Promise<void> {
    const agent = fromAgentGoneMessage(message);
    await this.agents.markDeleted([agent]);
    await this.hooks.run(KnownAgentHooks.deleted, agent);
  }

  @Consumes(organizationDeleted)
  async organizationDeleted({ id, agents }: PayloadOf<typeof organizationDeleted>): Promise<void> {
    await this.agents.markDeleted(agents.map(fromAgentGoneMessage));
    await this.agents.markAllDeletedOf(id);
    await this.hooks.run(KnownAgentHooks.organizationDeleted, id);
  }
}
