import { Controller } from '@nestjs/common';
import { findAgent, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { AgentReader } from './agent.reader.js';

/** Returns agents to services that have not received their events yet. */
@Controller()
export class AgentRpc {
  constructor(private readonly agents: AgentReader) {}

  @HandlesRpc(findAgent)
  async find({ id, uuid }: RequestOf<typeof findAgent>): Promise<ReplyOf<typeof findAgent>> {
    if (id !== undefined) return { agent: await this.agents.findMessage({ id }) };
    return { agent: uuid === undefined ? null : await this.agents.findMessage({ uuid }) };
  }
}
