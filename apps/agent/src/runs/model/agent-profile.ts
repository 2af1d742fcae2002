import { Inject, Injectable } from '@nestjs/common';
import { readAgentCore, type ReplyOf } from '@reelsheet/contracts';
import { DomainError } from '@reelsheet/kernel';
import { KnownAgentRepository } from '@reelsheet/platform-agent-directory';
import { RpcClient } from '@reelsheet/platform-messaging';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { PreferenceService } from '../../preferences/preference.service.js';

/** Brand and personality of the agent; empty if core has none. */
export interface AgentProfile {
  readonly name: string;
  readonly core: ReplyOf<typeof readAgentCore> | null;
  /** Preferences of the agent's team for ideas. */
  readonly preferences?: string | null;
}

@Injectable()
export class AgentProfiles {
  constructor(
    private readonly agents: KnownAgentRepository,
    private readonly preferences: PreferenceService,
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns an empty profile if core is unavailable, so the run can continue. */
  async read(agentId: number): Promise<AgentProfile> {
    const name = (await this.agents.find({ id: agentId }))?.name ?? '';
    const preferences = await this.preferences.read({ id: agentId });
    try {
      return { name, preferences, core: await this.rpc.request(readAgentCore, { agent_id: agentId }) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ err: error, agent: agentId }, 'run: core returned no profile of the agent');
      return { name, preferences, core: null };
    }
  }
}
