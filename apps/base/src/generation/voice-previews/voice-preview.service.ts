import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { VoiceService } from '../../agents/voices/voice.service.js';
import { GenerationRequestService } from '../generations/generation-request.service.js';
import { GenerationService, type GenerationWithOutputs } from '../generations/generation.service.js';

/** Generates previews of voices; each preview is a generation. */
@Injectable()
export class VoicePreviewService {
  constructor(
    private readonly voices: VoiceService,
    private readonly generations: GenerationService,
    private readonly requests: GenerationRequestService,
  ) {}

  /** Returns the generation's id. Throws `not_found` when the agent has no such voice. */
  async enqueue(agent: AgentRecord, voiceId: string, text: string): Promise<number> {
    await this.voices.require(agent.id, voiceId);
    return this.requests.enqueueWithoutSheet(agent, 'voice_preview', { text, voice_id: voiceId });
  }

  async get(agentId: number, id: number): Promise<GenerationWithOutputs> {
    const generation = await this.generations.get(id);
    if (generation.agentId !== agentId || generation.userJobType !== 'voice_preview')
      throw new DomainError(CommonErrors.notFound);
    return generation;
  }
}
