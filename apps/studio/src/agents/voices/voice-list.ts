import type { DefaultVoiceSource, LibraryVoiceSource, VoiceView } from '@reelsheet/client';

/** The source of a default voice for each source of the library. */
export const DEFAULT_SOURCES: Readonly<Record<LibraryVoiceSource, DefaultVoiceSource>> = {
  public: 'voice_vendor_b',
  user_designed: 'user_voice_resource',
  user_trained: 'user_voice_resource',
  user_vendor_a: 'voice_vendor_a',
};

/** Returns the voices whose name, description, language or gender has all of the words; the one in use comes first. */
export function filterVoices(voices: readonly VoiceView[], words: string, inUse?: string): VoiceView[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ name, description, language, gender }: VoiceView) => {
    const text = [name, description, language, gender].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return voices.filter(matches).toSorted((a, b) => Number(b.voice_id === inUse) - Number(a.voice_id === inUse));
}
