import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { VoiceHooks } from '../../voices/voice-hooks.js';
import { AgentVoiceRepository } from './agent-voice.repository.js';

/** Removes a deleted voice as default voice of agents. */
@OnHook(VoiceHooks.deleted)
export class DefaultVoiceListener implements HookHandler<typeof VoiceHooks.deleted> {
  constructor(private readonly voices: AgentVoiceRepository) {}

  async handle({ agentId, voiceId }: HookPayload<typeof VoiceHooks.deleted>): Promise<void> {
    await this.voices.unset(agentId, voiceId);
  }
}
