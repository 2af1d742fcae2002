import { Injectable } from '@nestjs/common';
import { whereSetUp } from '@reelsheet/platform-config';
import { ElevenLabsSpeechProvider, OpenAiSpeechProvider, type SpeechProvider } from '@reelsheet/provider-speech';
import { AgentsConfig } from '../../../agents/agents.config.js';
import { ModelVendorsConfig } from '../../../model-vendors.config.js';
import { VendorKeys } from '../../../agents/vendor-keys/vendor-keys.service.js';
import type { NamedVoice } from '../../../agents/voices/voice.js';
import { VoiceLibrary } from '../../../agents/voices/voice-library.js';
import type { Speakers } from './speakers.js';

/** Voices of ElevenLabs, used with the account that owns the voice: the agent's own, or ours. */
@Injectable()
export class AccountSpeakers implements Speakers {
  constructor(private readonly library: VoiceLibrary) {}

  async speakerOf(agentId: number, named: NamedVoice, signal?: AbortSignal): Promise<SpeechProvider | undefined> {
    const account = (await this.library.find(agentId, named, signal))?.account;
    return account && new ElevenLabsSpeechProvider(account);
  }

  async isOwn(agentId: number, named: NamedVoice): Promise<boolean> {
    return this.library.mayBeOwn(agentId, named);
  }
}

/**
 * Voices that all accounts share. A default voice of `voice_vendor_b` uses the agent's own key there, all others use
 * ours.
 */
@Injectable()
export class VendorBSpeakers implements Speakers {
  private readonly ours: SpeechProvider | undefined;

  constructor(
    vendorsConfig: ModelVendorsConfig,
    private readonly agentsConfig: AgentsConfig,
    private readonly keys: VendorKeys,
  ) {
    this.ours = whereSetUp(
      vendorsConfig,
      'speech',
      () => new OpenAiSpeechProvider({ baseUrl: vendorsConfig.SPEECH_BASE_URL, apiKey: vendorsConfig.SPEECH_API_KEY }),
    );
  }

  async speakerOf(agentId: number, named: NamedVoice): Promise<SpeechProvider | undefined> {
    const apiKey = await this.ownKey(agentId, named);
    return apiKey ? new OpenAiSpeechProvider({ baseUrl: this.agentsConfig.VOICE_B_BASE_URL, apiKey }) : this.ours;
  }

  async isOwn(agentId: number, named: NamedVoice): Promise<boolean> {
    return (await this.ownKey(agentId, named)) !== null;
  }

  private async ownKey(agentId: number, { source }: NamedVoice): Promise<string | null> {
    return source === 'voice_vendor_b' ? this.keys.keyOf(agentId, 'vendor_b') : null;
  }
}
