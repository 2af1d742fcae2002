import { Controller, Get, Patch, Req, Res } from '@nestjs/common';
import { ApiBody, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope } from '@reelsheet/platform-auth';
import { FREE_FORM, OpaqueBody, Operation, ServiceGateway } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const { unavailable, validation } = CommonErrors;

/** Forwards requests about an agent's profile to core, with the same access rule as in core. */
@ApiTags('Agent core')
@Controller('agents/:agent_id/core')
export class AgentCoreController {
  constructor(private readonly core: ServiceGateway) {}

  @Get()
  @AgentScope('path', 'viewer')
  @OpaqueBody()
  @Operation({
    name: 'base.agentCore.get',
    aliasOf: 'agentCore.get',
    phase: 'setup',
    summary: "The agent's profile, as core shows it",
    answer: FREE_FORM,
    errors: [unavailable],
  })
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.core.forward(request, reply);
  }

  @Patch()
  @AgentScope('path', 'editor')
  @OpaqueBody()
  @ApiBody({ schema: FREE_FORM })
  @ApiResponse({ status: 207, description: 'at least one target failed', schema: FREE_FORM })
  @Operation({
    name: 'base.agentCore.update',
    aliasOf: 'agentCore.update',
    phase: 'setup',
    summary: "Change the agent's profile, as core does",
    answer: FREE_FORM,
    errors: [validation, unavailable],
  })
  async update(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.core.forward(request, reply);
  }
}
