import { Controller } from '@nestjs/common';
import { findAgent, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { Answers } from '@reelsheet/platform-messaging';
import { toAgentMessage } from './agent.events.js';
import { AgentRepository } from './agent.repository.js';

/** For neighbours that have not heard of an agent yet. */
@Controller()
export class AgentAnswers {
  constructor(private readonly agents: AgentRepository) {}

  @Answers(findAgent)
  async find({ id, uuid }: RequestOf<typeof findAgent>): Promise<ReplyOf<typeof findAgent>> {
    const agent =
      id !== undefined
        ? await this.agents.find({ id })
        : uuid !== undefined
          ? await this.agents.find({ uuid })
          : undefined;
    return { agent: agent ? toAgentMessage(agent) : null };
  }
}
