import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import {
  AgentDetailQuery,
  AgentDetailView,
  AgentEnvelope,
  AgentListQuery,
  AgentView,
  CreateAgentBody,
  fromAgentChanges,
  fromVendorKeys,
  toAgent,
  toAgentDetail,
  UpdateAgentBody,
} from './agent.dto.js';
import { VendorKeyErrors } from '../vendor-keys/vendor-key.errors.js';
import { AgentErrors } from './agent.errors.js';
import { AgentService } from './agent.service.js';

const { forbidden, notFound, organizationNotFound, permissionDenied, unavailable, validation } = CommonErrors;

@ApiTags('Agents')
@Controller('agents')
export class AgentController {
  constructor(private readonly agents: AgentService) {}

  @Get()
  @Operation({ phase: 'setup', summary: 'Agents that you can see', answer: [AgentView], errors: [organizationNotFound] })
  async list(@CurrentCaller() caller: Caller, @Query() { workspace_id }: AgentListQuery): Promise<AgentView[]> {
    return (await this.agents.list(caller, workspace_id)).map(toAgent);
  }

  @Post()
  @Operation({ phase: 'setup', summary: 'Create an agent', status: 201, answer: AgentEnvelope, errors: [forbidden, organizationNotFound, AgentErrors.creationFailed, VendorKeyErrors.invalidApiKey, validation, unavailable] })
  async create(@CurrentCaller() caller: Caller, @Body() { organization_id, agent }: CreateAgentBody): Promise<AgentEnvelope> {
    const created = await this.agents.create(caller, organization_id, { name: agent.name, description: agent.description, timeZone: agent.time_zone, vendorKeys: fromVendorKeys(agent) });
    return { agent: toAgentDetail(created) };
  }

  @Get(':agent_id')
  @AgentScope('path', 'viewer')
  @Operation({ phase: 'setup', summary: 'An agent', answer: AgentDetailView, errors: [notFound] })
  async get(@CurrentAgent() scope: AgentInScope, @Query() { with_organization_uuid }: AgentDetailQuery): Promise<AgentDetailView> {
    return toAgentDetail(await this.agents.get(scope), with_organization_uuid);
  }

  @Patch(':agent_id')
  @AgentScope('path', 'editor')
  @Operation({ phase: 'setup', summary: 'Change an agent', answer: AgentEnvelope, errors: [permissionDenied, notFound, AgentErrors.updateFailed, VendorKeyErrors.invalidApiKey, validation, unavailable] })
  async update(@CurrentAgent() scope: AgentInScope, @Body() { agent }: UpdateAgentBody): Promise<AgentEnvelope> {
    return { agent: toAgentDetail(await this.agents.update(scope, fromAgentChanges(agent), fromVendorKeys(agent))) };
  }

  @Delete(':agent_id')
  @AgentScope('path', 'editor')
  @Operation({ phase: 'setup', summary: 'Delete an agent (owner, manager or its creator)', errors: [permissionDenied, notFound, validation] })
  async delete(@CurrentCaller() caller: Caller, @CurrentAgent() scope: AgentInScope): Promise<void> {
    await this.agents.delete(caller, scope);
  }
}
