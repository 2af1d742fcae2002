import type { SpeechProvider } from '@reelsheet/provider-speech';

/** A voice as it was asked for: its id at a vendor, and where the agent's settings say that it comes from. */
export interface NamedVoice {
  readonly voice: string;
  readonly source?: string | null;
}

/** Who speaks with a voice at a vendor. */
export interface Speakers {
  /** Undefined where nobody has the voice. Throws a ProviderError where that can't be told. */
  speakerOf(agentId: number, named: NamedVoice, signal?: AbortSignal): Promise<SpeechProvider | undefined>;
  /** Whether an account of the agent's own may speak with it, which has limits of its own. Asks no vendor. */
  isOwn(agentId: number, named: NamedVoice): Promise<boolean>;
}

/** For a vendor whose voices are the same for all. */
export const oneSpeaker = (speaker: SpeechProvider): Speakers => ({
  speakerOf: async () => speaker,
  isOwn: async () => false,
});
