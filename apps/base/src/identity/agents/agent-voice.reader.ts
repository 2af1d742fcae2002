import { Injectable } from '@nestjs/common';
import { AgentVoiceRepository, type AgentVoice } from './agent-voice.repository.js';

/** The voice that an agent speaks with where nothing else is said. */
@Injectable()
export class AgentVoiceReader {
  constructor(private readonly voices: AgentVoiceRepository) {}

  async find(agentId: number): Promise<AgentVoice | null> {
    return this.voices.find(agentId);
  }
}
