import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import { JobErrors } from '@reelsheet/platform-jobs';
import { GenerationErrors } from '../generations/generation.errors.js';
import { OrderedPreviewView, PreviewBody, PreviewView, toPreview } from './voice-preview.dto.js';
import { VoicePreviewService } from './voice-preview.service.js';

const { insufficientCredits, notFound, unavailable, validation } = CommonErrors;

@ApiTags('Voice')
@Controller('agents/:agent_id/voice')
export class VoicePreviewController {
  constructor(private readonly previews: VoicePreviewService) {}

  @Post(':voice_id/preview')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.previews.create',
    waits: { by: 'voices.previews.get', with: { job_id: 'user_job_id' } },
    phase: 'setup',
    summary: 'Have a voice say something',
    description: 'Costs the same as speech. The sound becomes a content resource of the agent.',
    status: 202,
    answer: OrderedPreviewView,
    errors: [
      GenerationErrors.tooMuchUncollected,
      JobErrors.tooManyOpen,
      insufficientCredits,
      notFound,
      unavailable,
      validation,
    ],
  })
  async order(
    @CurrentAgent() agent: AgentInScope,
    @Param('voice_id') voiceId: string,
    @Body() { text }: PreviewBody,
  ): Promise<OrderedPreviewView> {
    return { user_job_id: await this.previews.enqueue(agent, voiceId, text) };
  }

  @Get('preview/:job_id')
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'voices.previews.get',
    phase: 'setup',
    summary: 'The present state of a preview',
    answer: PreviewView,
    errors: [notFound],
  })
  async get(@CurrentAgent() { id }: AgentInScope, @PathId('job_id') jobId: number): Promise<PreviewView> {
    return toPreview(await this.previews.get(id, jobId));
  }
}
