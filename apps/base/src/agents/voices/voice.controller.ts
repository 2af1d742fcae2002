import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { LibraryQuery, LibraryView, toLibrary } from './voice.dto.js';
import { VoiceService } from './voice.service.js';

const { notFound, notSetUp, unavailable, validation } = CommonErrors;

@ApiTags('Voice')
@Controller('agents/:agent_id/voice')
export class VoiceController {
  constructor(private readonly voices: VoiceService) {}

  @Get('library')
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'voices.list',
    phase: 'setup',
    summary: 'Voices that the agent may speak with',
    description: prose`
        The agent's own voices come first, newest first. \`user_vendor_a\` are those of its own account at the vendor;
        the list has none without a key or while the vendor rejects it, and at most a thousand per account.`,
    answer: LibraryView,
    errors: [unavailable, validation],
  })
  async list(@CurrentAgent() { id }: AgentInScope, @Query() { source }: LibraryQuery): Promise<LibraryView> {
    return toLibrary(await this.voices.list(id, source));
  }

  @Delete(':voice_id')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.delete',
    phase: 'setup',
    summary: 'Delete a voice of the agent',
    description: prose`
        The default voice of the agent is removed with it. A voice in the agent's own account is deleted there. Public
        voices cannot be deleted: 404.`,
    status: 204,
    errors: [notFound, notSetUp, unavailable],
  })
  async delete(@CurrentAgent() { id }: AgentInScope, @Param('voice_id') voiceId: string): Promise<void> {
    await this.voices.remove(id, voiceId);
  }
}
