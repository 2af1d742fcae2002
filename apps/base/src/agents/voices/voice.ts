import { choices } from '@reelsheet/kernel';
import { DESIGN_LIMITS } from '@reelsheet/provider-voice';
import { MAX_DESCRIPTION_LENGTH, MAX_SAMPLE_TEXT_LENGTH } from './voice-limits.js';

/**
 * Values of `source` in the library: public voices, created ones, and those of the agent's own account at the vendor.
 */
export const LIBRARY_SOURCES = choices('Source of a voice in the library', {
  public: 'a public voice of the vendor',
  user_designed: 'designed here from a description',
  user_trained: 'cloned here from a recording',
  user_vendor_a: 'of your own ElevenLabs account',
});
export type LibrarySource = (typeof LIBRARY_SOURCES)[number];

/** Sources of voices that are created here and stored in our database. */
export type MadeSource = Extract<LibrarySource, 'user_designed' | 'user_trained'>;

/** A requested voice: its id at a vendor and the source from the agent's settings. */
export interface NamedVoice {
  readonly voice: string;
  readonly source?: string | null;
}

export interface LibraryVoice {
  readonly voiceId: string;
  readonly name: string;
  readonly source: LibrarySource;
  readonly gender: string | null;
  readonly language: string | null;
  readonly description: string | null;
  readonly previewUrl: string | null;
  readonly createdAt: Date | null;
}

/** Description of a voice by its user. */
export interface Described {
  readonly gender?: string;
  readonly language?: string;
  readonly description?: string;
}

/** Returns a description of the minimum length that the vendor requires, completed with general terms. */
export function describe({ gender, language, description = '' }: Described): string {
  const given = description.trim();
  if (given.length >= DESIGN_LIMITS.description.min) return given;
  const voice = ['A natural and clear', gender, 'voice', language && `that speaks ${language}`]
    .filter(Boolean)
    .join(' ');
  return truncate(given === '' ? `${voice}.` : `${voice}: ${given}`, MAX_DESCRIPTION_LENGTH);
}

/** Repeats a text until it has the minimum length that the vendor requires. */
export function extended(text: string): string {
  const { min } = DESIGN_LIMITS.text;
  const times = Math.ceil((min + 1) / (text.length + 1));
  return Array(Math.max(1, times)).fill(text).join(' ').slice(0, MAX_SAMPLE_TEXT_LENGTH);
}

/** Truncates a text to a number of characters, at the end of a sentence or of a word. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  const sentences = /^.*[.!?…。](?=\s|$)/su.exec(head)?.[0];
  return (sentences ?? /^.*(?=\s)/su.exec(head)?.[0] ?? head).trim();
}
