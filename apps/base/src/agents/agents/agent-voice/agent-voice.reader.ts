import { Injectable } from '@nestjs/common';
import { AgentVoiceRepository, type AgentVoice } from './agent-voice.repository.js';

/** Default voices of agents. */
@Injectable()
export class AgentVoiceReader {
  constructor(private readonly voices: AgentVoiceRepository) {}

  async find(agentId: number): Promise<AgentVoice | null> {
    return this.voices.find(agentId);
  }

  /** Returns the vendor's id and the source of the voice. */
  async named(agentId: number): Promise<{ voice: string; source: string | null } | undefined> {
    const found = await this.voices.find(agentId);
    return found ? { voice: found.voiceId, source: found.source } : undefined;
  }
}
