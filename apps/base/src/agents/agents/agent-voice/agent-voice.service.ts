import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { VoiceLibrary } from '../../voices/voice-library.js';
import { AgentErrors } from '../agent.errors.js';
import { AgentVoiceRepository, type AgentVoice } from './agent-voice.repository.js';
import { VENDOR_TIMEOUT_MS } from './agent-voice-limits.js';

type DefaultVoice = Omit<AgentVoice, 'agentId'>;

/** Default voices of agents, changed through the profile in core. */
@Injectable()
export class AgentVoiceService {
  constructor(
    private readonly voices: AgentVoiceRepository,
    private readonly library: VoiceLibrary,
    private readonly agents: AgentDirectory,
  ) {}

  /**
   * Sets the default voice; null removes it. Missing name and source are taken from the library. Throws `not_found` for
   * a deleted agent, `validation_error` for a voice that the agent does not have, and `service_unavailable` when a
   * vendor does not respond.
   */
  async set(agentId: number, voice: DefaultVoice | null): Promise<DefaultVoice | null> {
    if (!(await this.agents.find({ id: agentId }))) throw new DomainError(CommonErrors.notFound);
    if (!voice) {
      await this.voices.unset(agentId);
      return null;
    }
    const known = (await this.isSet(agentId, voice)) ? voice : await this.completed(agentId, voice);
    await this.voices.set({ agentId, ...known });
    return known;
  }

  /** The current voice is accepted unchanged, even when it no longer exists. */
  private async isSet(agentId: number, { voiceId, source }: DefaultVoice): Promise<boolean> {
    const current = await this.voices.find(agentId);
    return current?.voiceId === voiceId && current.source === source;
  }

  private async completed(agentId: number, { voiceId, name, source }: DefaultVoice): Promise<DefaultVoice> {
    const signal = AbortSignal.timeout(VENDOR_TIMEOUT_MS);
    const found = await this.library.find(agentId, { voice: voiceId, source }, signal).catch((cause: unknown) => {
      throw new DomainError(
        CommonErrors.unavailable,
        'The voice vendor does not say whether there is such a voice',
        undefined,
        {
          cause,
        },
      );
    });
    if (!found)
      throw new DomainError(
        AgentErrors.voiceNotFound,
        `default_user_voice.voice_id names no voice that the agent has${source ? ` from ${source}` : ''}: ${voiceId}`,
      );
    return { voiceId, name: name ?? found.name, source: source ?? found.source };
  }
}
