import { Controller } from '@nestjs/common';
import { agentCreated, agentDeleted, agentUpdated, organizationDeleted, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { AgentDepartures } from './agent-departures.port.js';
import { fromAgentGoneMessage, fromAgentMessage, type AgentGoneMessage, type AgentMessage } from './agent.messages.js';
import { KnownAgentRepository } from './known-agent.repository.js';

/** Keeps the projection in step with what base says. */
@Controller()
export class KnownAgentConsumer {
  constructor(
    private readonly agents: KnownAgentRepository,
    private readonly departures: AgentDepartures,
  ) {}

  @Consumes(agentCreated, 'learn_agent')
  async created(agent: AgentMessage): Promise<void> {
    await this.agents.learn(fromAgentMessage(agent), agent.updated_at);
  }

  @Consumes(agentUpdated, 'relearn_agent')
  async updated(agent: AgentMessage): Promise<void> {
    await this.agents.learn(fromAgentMessage(agent), agent.updated_at);
  }

  @Consumes(agentDeleted, 'bury_agent')
  async deleted(message: AgentGoneMessage): Promise<void> {
    const agent = fromAgentGoneMessage(message);
    await this.agents.bury([agent]);
    await this.departures.agentLeft(agent);
  }

  @Consumes(organizationDeleted, 'bury_organization')
  async organizationDeleted({ id, agents }: PayloadOf<typeof organizationDeleted>): Promise<void> {
    await this.agents.bury(agents.map(fromAgentGoneMessage));
    await this.agents.buryAllOf(id);
    await this.departures.organizationLeft(id);
  }
}
