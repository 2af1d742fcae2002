import type { SpeechProvider } from '@reelsheet/provider-speech';
import type { NamedVoice } from '../../../agents/voices/voice.js';

/** Finds the account with which a voice of a vendor is used. */
export interface Speakers {
  /** Returns undefined when no account has the voice. Throws a ProviderError when the vendor cannot be queried. */
  speakerOf(agentId: number, named: NamedVoice, signal?: AbortSignal): Promise<SpeechProvider | undefined>;
  /** Returns true when the agent's own account, with its own limits, may be used. Sends no request to the vendor. */
  isOwn(agentId: number, named: NamedVoice): Promise<boolean>;
}
