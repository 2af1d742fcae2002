import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, PathId, TakesForm } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { AVATAR_FORM } from './avatar-limits.js';
import { AddAvatarsBody, AvatarQuery, AvatarView, fromAvatarAttributes, toAvatar, toAvatarIds } from './avatar.dto.js';
import { MediaErrors } from '../../assets/media/media.errors.js';
import { AvatarErrors } from './avatar.errors.js';
import { AvatarService } from './avatar.service.js';

const { notFound, payloadTooLarge, unavailable, validation } = CommonErrors;
const { agentNotFound, creationFailed, updateFailed } = AvatarErrors;

@ApiTags('Avatars')
@Controller('agents/:agent_id/avatars')
export class AvatarController {
  constructor(private readonly avatars: AvatarService) {}

  @Get()
  @AgentScope('path', 'viewer', { missing: agentNotFound })
  @Operation({
    name: 'agents.avatars.list',
    headers: { 'X-Next-Cursor': '`cursor` of the next page; absent at the end' },
    phase: 'setup',
    summary: "The agent's avatars, the primary first, 20 a page",
    description: prose`
        The header \`X-Next-Cursor\` contains the cursor of the next page and is absent on the last one. The primary
        avatar is only on the first page.`,
    answer: [AvatarView],
    errors: [validation],
  })
  async list(
    @CurrentAgent() { id }: AgentInScope,
    @Query() { cursor }: AvatarQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AvatarView[]> {
    const { avatars, nextCursor } = await this.avatars.list(id, cursor);
    if (nextCursor !== undefined) void reply.header('X-Next-Cursor', String(nextCursor));
    return avatars.map(toAvatar);
  }

  @Post()
  @StoresAnswerAfterwards('stores files in the upload service')
  @AgentScope('path', 'editor', { missing: agentNotFound })
  @TakesForm(AVATAR_FORM)
  @Operation({
    name: 'agents.avatars.add',
    phase: 'setup',
    summary: 'Add avatars',
    description: prose`
        Pictures are redrawn as WebP: upright, at most 1024 pixels per side, without metadata. A stock avatar that the
        agent already has is not added twice.`,
    errors: [creationFailed, payloadTooLarge, MediaErrors.storageFull, validation, unavailable],
  })
  async add(
    @CurrentAgent() agent: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @Body() { agent_avatars_attributes }: AddAvatarsBody,
  ): Promise<void> {
    await this.avatars.add(agent, fromAvatarAttributes(agent_avatars_attributes, userId));
  }

  @Patch(':id')
  @AgentScope('path', 'editor', { missing: agentNotFound })
  @Operation({
    name: 'agents.avatars.makePrimary',
    phase: 'setup',
    summary: 'Make an avatar the primary one',
    errors: [notFound, updateFailed],
  })
  async makePrimary(@CurrentAgent() agent: AgentInScope, @PathId('id') id: number): Promise<void> {
    await this.avatars.makePrimary(agent.id, id);
  }

  @Delete(':id')
  @AgentScope('path', 'editor', { missing: agentNotFound })
  @ApiParam({ name: 'id', type: String, description: 'an id of the list, or several joined with underscores' })
  @Operation({
    name: 'agents.avatars.remove',
    phase: 'setup',
    summary: 'Delete avatars; the next one becomes primary if the primary one is deleted',
    errors: [notFound, updateFailed],
  })
  async remove(@CurrentAgent() agent: AgentInScope, @Param('id') ids: string): Promise<void> {
    await this.avatars.remove(agent.id, toAvatarIds(ids));
  }
}
