import { Inject, Injectable } from '@nestjs/common';
import { readAgentCore, type ReplyOf } from '@reelsheet/contracts';
import { DomainError } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';

/** What is known of an agent's brand and personality; empty where core knows nothing. */
export interface AgentProfile {
  readonly name: string;
  readonly core: ReplyOf<typeof readAgentCore> | null;
}

@Injectable()
export class AgentProfiles {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A run goes on without core where it is away. */
  async read(agent: { readonly id: number; readonly name: string }): Promise<AgentProfile> {
    try {
      return { name: agent.name, core: await this.rpc.ask(readAgentCore, { agent_id: agent.id }) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ err: error, agent: agent.id }, 'run: core told nothing about the agent');
      return { name: agent.name, core: null };
    }
  }
}
