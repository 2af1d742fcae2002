import { Controller } from '@nestjs/common';
import { readAgentCore, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { AgentCoreService } from './agent-core.service.js';

/** Used by runs of the agent service. */
@Controller()
export class AgentCoreRpc {
  constructor(private readonly cores: AgentCoreService) {}

  @HandlesRpc(readAgentCore)
  async read({ agent_id }: RequestOf<typeof readAgentCore>): Promise<ReplyOf<typeof readAgentCore>> {
    const { brand, personality } = await this.cores.profile(agent_id);
    return {
      brand_name: brand.brandName,
      description: brand.description,
      goal: brand.goal,
      identity_type: brand.identityType,
      personality,
      keywords: [...brand.keywords],
      research_topics: [...brand.researchTopics],
      target_platforms: [...brand.targetPlatforms],
    };
  }
}
