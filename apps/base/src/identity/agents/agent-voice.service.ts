import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { AgentVoiceRepository, type AgentVoice } from './agent-voice.repository.js';

/** An agent's default voice, as core's profile of the agent changes it. */
@Injectable()
export class AgentVoiceService {
  constructor(
    private readonly voices: AgentVoiceRepository,
    private readonly agents: AgentDirectory,
  ) {}

  /** Null unsets it. Throws `not_found` for an agent that is gone. */
  async set(agentId: number, voice: Omit<AgentVoice, 'agentId'> | null): Promise<void> {
    if (!(await this.agents.find({ id: agentId }))) throw new DomainError(CommonErrors.notFound);
    if (voice) await this.voices.set({ agentId, ...voice });
    else await this.voices.unset(agentId);
  }
}
