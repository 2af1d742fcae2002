import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  CurrentOrganization,
  NeedsFreshFactor,
  OptionalOrganizationScope,
  type AgentInScope,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, TakesForm } from '@reelsheet/platform-http';
import { AVATAR_FORM } from '../avatars/avatar-limits.js';
import { AvatarErrors } from '../avatars/avatar.errors.js';
import {
  AgentDetailQuery,
  AgentDetailView,
  AgentEnvelope,
  AgentView,
  CreateAgentBody,
  fromAgentChanges,
  fromAgentDraft,
  toAgent,
  toAgentDetail,
  UpdateAgentBody,
} from './agent.dto.js';
import { MediaErrors } from '../../assets/media/media.errors.js';
import { AgentErrors } from './agent.errors.js';
import { AgentReader } from './agent.reader.js';
import { AgentCreationService } from './agent-creation.service.js';
import { AgentDeletionService } from './agent-deletion.service.js';
import { AgentService } from './agent.service.js';

const { forbidden, invalidApiKey, notFound, payloadTooLarge, unavailable, validation } = CommonErrors;
const REJECTED_FILES = [
  notFound,
  invalidApiKey,
  AvatarErrors.creationFailed,
  payloadTooLarge,
  validation,
  unavailable,
  MediaErrors.storageFull,
];

@ApiTags('Agents')
@Controller('agents')
export class AgentController {
  constructor(
    private readonly agents: AgentService,
    private readonly creation: AgentCreationService,
    private readonly deletion: AgentDeletionService,
    private readonly reader: AgentReader,
  ) {}

  @Get()
  @OptionalOrganizationScope({ location: 'query', name: 'workspace_id' }, 'viewer')
  @Operation({ name: 'agents.list', phase: 'setup', summary: 'Agents that you can see', answer: [AgentView] })
  async list(
    @CurrentCaller() { memberships }: Caller,
    @CurrentOrganization() workspace: OrganizationInScope | undefined,
  ): Promise<AgentView[]> {
    return (await this.reader.listIn(workspace ? [workspace.id] : [...memberships.keys()])).map(toAgent);
  }

  @Post()
  @StoresAnswerAfterwards('stores files of avatars in the upload service')
  @OptionalOrganizationScope({ location: 'body', name: 'organization_id' }, 'manager')
  @TakesForm(AVATAR_FORM)
  @Operation({
    name: 'agents.create',
    phase: 'setup',
    summary: 'Create an agent with its setup project',
    description: prose`
      An organization has at most 200 agents besides its system agent, unless the operator sets
      \`MAX_AGENTS_PER_ORGANIZATION\`. Where addresses are proved, it is 20 while the founder has neither a proved
      address nor an organization that was granted credits (\`MAX_AGENTS_PER_ORGANIZATION_UNPROVED\`).`,
    status: 201,
    answer: AgentEnvelope,
    errors: [AgentErrors.creationFailed, ...REJECTED_FILES],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @CurrentOrganization() organization: OrganizationInScope | undefined,
    @Body() { agent }: CreateAgentBody,
  ): Promise<AgentEnvelope> {
    const { id } = await this.creation.create(caller, organization?.id, fromAgentDraft(agent, caller.userId));
    return { agent: toAgentDetail(await this.reader.get(id)) };
  }

  @Get(':agent_id')
  @AgentScope('path', 'viewer')
  @Operation({ name: 'agents.get', phase: 'setup', summary: 'An agent', answer: AgentDetailView })
  async get(
    @CurrentAgent() scope: AgentInScope,
    @Query() { with_organization_uuid }: AgentDetailQuery,
  ): Promise<AgentDetailView> {
    return toAgentDetail(await this.reader.get(scope.id), with_organization_uuid);
  }

  @Patch(':agent_id')
  @AgentScope('path', 'editor')
  @TakesForm(AVATAR_FORM)
  @Operation({
    name: 'agents.update',
    phase: 'setup',
    summary: 'Change an agent',
    description: prose`
      Avatars are added; the one marked \`is_primary\`, otherwise the first of them, becomes the primary one.`,
    answer: AgentEnvelope,
    errors: [AgentErrors.updateFailed, AgentErrors.voiceIdRequired, AgentErrors.userVoiceNotFound, ...REJECTED_FILES],
  })
  async update(
    @CurrentAgent() scope: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @Body() { agent }: UpdateAgentBody,
  ): Promise<AgentEnvelope> {
    await this.agents.update(scope, fromAgentChanges(agent, userId));
    return { agent: toAgentDetail(await this.reader.get(scope.id)) };
  }

  @Delete(':agent_id')
  @AgentScope('path', 'editor')
  @NeedsFreshFactor()
  @Operation({
    name: 'agents.delete',
    phase: 'setup',
    summary: 'Delete an agent (owner, manager or its creator)',
    errors: [forbidden, validation],
  })
  async delete(@CurrentCaller() { userId }: Caller, @CurrentAgent() scope: AgentInScope): Promise<void> {
    await this.deletion.delete(userId, scope);
  }
}
