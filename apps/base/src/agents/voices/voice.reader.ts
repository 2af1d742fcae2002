import { Injectable } from '@nestjs/common';
import type { LibraryVoice } from './voice.js';
import { VoiceRepository } from './voice.repository.js';

/** Voices created by an agent's users, for other features. */
@Injectable()
export class VoiceReader {
  constructor(private readonly voices: VoiceRepository) {}

  async find(agentId: number, voiceId: string): Promise<LibraryVoice | undefined> {
    return this.voices.find(agentId, voiceId);
  }
}
