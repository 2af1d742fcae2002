import type { SpeechProvider } from '@reelsheet/provider-speech';
import type { NamedVoice } from '../../../agents/voices/voice.js';

/** Who speaks with a voice at a vendor. */
export interface Speakers {
  /** Undefined where nobody has the voice. Throws a ProviderError where that can't be told. */
  speakerOf(agentId: number, named: NamedVoice, signal?: AbortSignal): Promise<SpeechProvider | undefined>;
  /** Whether an account of the agent's own may speak with it, which has limits of its own. Asks no vendor. */
  isOwn(agentId: number, named: NamedVoice): Promise<boolean>;
}
