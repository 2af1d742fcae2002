import { applyDecorators, Controller, Get, Patch, Req, Res } from '@nestjs/common';
import { ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { Operation } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CoreGateway } from './core.gateway.js';
import { OpaqueBody } from './opaque-body.js';

const { notFound, permissionDenied, unavailable, validation } = CommonErrors;

const ServedByCore = () =>
  applyDecorators(ApiParam({ name: 'agent_id', description: 'integer id or uuid' }), OpaqueBody());

/** core's door, also reachable here. base asks for a living credential; who may do what core decides. */
@ApiTags('Agent core')
@Controller('agents/:agent_id/core')
export class AgentCoreController {
  constructor(private readonly core: CoreGateway) {}

  @Get()
  @ServedByCore()
  @Operation({ phase: 'setup', summary: "The agent's profile, as core shows it", errors: [notFound, unavailable] })
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.core.forward(request, reply);
  }

  @Patch()
  @ServedByCore()
  @ApiBody({ schema: { type: 'object' } })
  @Operation({
    phase: 'setup',
    summary: "Change the agent's profile, as core does",
    errors: [permissionDenied, notFound, validation, unavailable],
  })
  async update(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.core.forward(request, reply);
  }
}
