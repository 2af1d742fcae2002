import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { VoiceService } from '../../agents/voices/voice.service.js';
import { GenerationService, type GenerationWithOutputs } from '../generations/generation.service.js';

/** Lets voices be heard: each preview is a generation of its own. */
@Injectable()
export class VoicePreviewService {
  constructor(
    private readonly voices: VoiceService,
    private readonly generations: GenerationService,
  ) {}

  /** Returns its id. Throws `not_found` where the agent has no such voice. */
  async order(agent: AgentRecord, voiceId: string, text: string): Promise<number> {
    await this.voices.require(agent.id, voiceId);
    return this.generations.orderAlone(agent, 'voice_preview', { text, voice_id: voiceId });
  }

  async get(agentId: number, id: number): Promise<GenerationWithOutputs> {
    const generation = await this.generations.get(id);
    if (generation.agentId !== agentId || generation.userJobType !== 'voice_preview')
      throw new DomainError(CommonErrors.notFound);
    return generation;
  }
}
