import { Body, Controller, Get, Patch, Res, HttpStatus } from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors, invalid, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { AgentCorePatch, fromPatch } from './agent-core-patch.dto.js';
import { AgentCoreView, OutcomesView, toAgentCore, toOutcomes } from './agent-core.dto.js';
import { AgentCoreService } from './agent-core.service.js';
import { ExactBody } from './exact-body.js';
import { isComplete } from './outcome.js';

const { unavailable, validation } = CommonErrors;
@ApiTags('Agent core')
@Controller('agents/:agent_id/core')
export class AgentCoreController {
  constructor(private readonly cores: AgentCoreService) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'agentCore.get',
    phase: 'setup',
    summary: "The agent's profile",
    answer: AgentCoreView,
    errors: [unavailable],
  })
  async read(@CurrentAgent() agent: AgentInScope): Promise<AgentCoreView> {
    return toAgentCore(agent, await this.cores.read(agent));
  }

  @Patch()
  @AgentScope('path', 'editor')
  @ApiBody({ type: AgentCorePatch })
  @ApiResponse({ status: HttpStatus.MULTI_STATUS, type: OutcomesView, description: 'at least one target failed' })
  @Operation({
    name: 'agentCore.update',
    phase: 'setup',
    summary: "Change the agent's profile",
    description: prose`
        What is absent stays, null unsets, a list replaces the whole list and may name nothing twice; only \`monitored\`
        follows \`keywords\` that are sent without it. Of an account
        that is sent with its \`id\`, \`platform\` and \`display_name\` stay where they are left out.`,
    answer: OutcomesView,
    errors: [validation],
  })
  async update(
    @CurrentAgent() agent: AgentInScope,
    @Body(new ExactBody(AgentCorePatch)) body: Readonly<AgentCorePatch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutcomesView> {
    assertSameAgent(body.agent_id, agent);
    const outcomes = await this.cores.update(agent, fromPatch(body));
    if (!isComplete(outcomes)) void reply.status(HttpStatus.MULTI_STATUS);
    return toOutcomes(outcomes);
  }
}

function assertSameAgent(sent: string | number | undefined, { id, uuid }: AgentInScope): void {
  if (sent !== undefined && String(sent).toLowerCase() !== String(id) && String(sent).toLowerCase() !== uuid)
    throw invalid('agent_id', 'must be that of this agent');
}
