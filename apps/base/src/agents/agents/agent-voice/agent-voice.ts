import { choices, DomainError } from '@reelsheet/kernel';
import { AgentErrors } from '../agent.errors.js';

/** Sources of a default voice: the library of a vendor, or a voice made by the agent's users. */
export const VOICE_SOURCES = choices('Source of the default voice', {
  voice_vendor_a: 'a public voice of ElevenLabs, or one of your own account there',
  voice_vendor_b: 'a voice of a speech model in `GET /models`',
  user_voice_resource: 'a designed or cloned voice',
});

export type VoiceSource = (typeof VOICE_SOURCES)[number];

export interface DefaultVoice {
  readonly source: VoiceSource;
  readonly voiceId: string;
}

/** Throws `voice_id_required`. */
export function toDefaultVoice(source: VoiceSource, voiceId: string | undefined): DefaultVoice {
  if (!voiceId) throw new DomainError(AgentErrors.voiceIdRequired);
  return { source, voiceId };
}
