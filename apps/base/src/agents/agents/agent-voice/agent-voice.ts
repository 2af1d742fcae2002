import { DomainError } from '@reelsheet/kernel';
import { AgentErrors } from '../agent.errors.js';

/** Sources of a default voice: the library of a vendor, or a voice made by the agent's users. */
export const VOICE_SOURCES = ['voice_vendor_a', 'voice_vendor_b', 'user_voice_resource'] as const;

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
