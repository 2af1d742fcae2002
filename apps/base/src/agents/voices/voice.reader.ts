import { Injectable } from '@nestjs/common';
import type { LibraryVoice } from './voice.js';
import { VoiceRepository } from './voice.repository.js';

/** Voices that an agent's users made, for the features that name one. */
@Injectable()
export class VoiceReader {
  constructor(private readonly voices: VoiceRepository) {}

  async find(agentId: number, voiceId: string): Promise<LibraryVoice | undefined> {
    return this.voices.find(agentId, voiceId);
  }
}
