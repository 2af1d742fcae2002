import { Body, Controller, Delete, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, sameRequest } from '@reelsheet/platform-http';
import { storable } from '@reelsheet/platform-database';
import type { FastifyRequest } from 'fastify';
import type { Credentials } from './profile-client.js';
import { fromProfile, ProfileBody, ProfileView, toProfile } from './profile.dto.js';
import { ProfileService } from './profile.service.js';

const { invalidApiKey, unavailable, validation } = CommonErrors;
const PASSED_ON_ERRORS = [validation, invalidApiKey, unavailable];
const CHANGES = prose`
    Absent fields stay, and lists are replaced. The same data as \`/agents/{agent_id}\` of base and
    \`/agents/{agent_id}/core\`, which are changed one after the other: if one of them rejects the change, the error
    says so, and earlier changes stay. An account is linked by the address of its page; keywords are monitored too,
    beside what was monitored before. A response can be sent back as a body.`;

@ApiTags('Conversational agent')
@Controller('agent/profile')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'profile.get',
    deprecated: true,
    phase: 'ideas',
    summary: 'The agent in three sections',
    answer: ProfileView,
    errors: [unavailable],
  })
  async read(@CurrentAgent() agent: AgentInScope, @Req() request: FastifyRequest): Promise<ProfileView> {
    return toProfile(agent.uuid, await this.profiles.read(credentialsOf(request), agent));
  }

  @Post()
  @StoresAnswerAfterwards('changes base and core')
  @AgentScope('query or body', 'editor')
  @Operation({
    name: 'profile.setUp',
    deprecated: true,
    phase: 'ideas',
    summary: 'Set the agent up',
    description: CHANGES,
    answer: ProfileView,
    errors: PASSED_ON_ERRORS,
  })
  setUp(
    @CurrentAgent() agent: AgentInScope,
    @Req() request: FastifyRequest,
    @Body() body: ProfileBody,
  ): Promise<ProfileView> {
    return this.change(agent, request, body);
  }

  @Put()
  @AgentScope('query or body', 'editor')
  @Operation({
    name: 'profile.update',
    deprecated: true,
    phase: 'ideas',
    summary: 'Change the agent',
    description: CHANGES,
    answer: ProfileView,
    errors: PASSED_ON_ERRORS,
  })
  async change(
    @CurrentAgent() agent: AgentInScope,
    @Req() request: FastifyRequest,
    @Body() body: ProfileBody,
  ): Promise<ProfileView> {
    const changes = fromProfile(storable(body));
    return toProfile(agent.uuid, await this.profiles.change(credentialsOf(request), agent, changes));
  }

  @Delete()
  @AgentScope('query or body', 'editor')
  @Operation({
    name: 'profile.reset',
    deprecated: true,
    phase: 'ideas',
    summary: 'Reset the brand',
    description: 'Identity and voice stay.',
    status: 204,
    errors: [validation, unavailable],
  })
  async reset(@CurrentAgent() agent: AgentInScope, @Req() request: FastifyRequest): Promise<void> {
    await this.profiles.reset(credentialsOf(request), agent);
  }
}

function credentialsOf(request: FastifyRequest): Credentials {
  const { authorization, 'x-api-key': key } = request.headers;
  return {
    ...(authorization === undefined ? {} : { authorization }),
    ...(key === undefined ? {} : { 'x-api-key': String(key) }),
    ...sameRequest(request),
  };
}
