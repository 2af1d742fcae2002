import { Injectable } from '@nestjs/common';
import { AgentVoiceRepository, type AgentVoice } from './agent-voice.repository.js';

/** The voice that an agent speaks with where nothing else is said. */
@Injectable()
export class AgentVoiceReader {
  constructor(private readonly voices: AgentVoiceRepository) {}

  async find(agentId: number): Promise<AgentVoice | null> {
    return this.voices.find(agentId);
  }

  /** What it is called at its vendor, and where it comes from. */
  async named(agentId: number): Promise<{ voice: string; source: string | null } | undefined> {
    const found = await this.voices.find(agentId);
    return found ? { voice: found.voiceId, source: found.source } : undefined;
  }
}
