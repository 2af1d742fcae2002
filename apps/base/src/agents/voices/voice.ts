import { DESIGN_LIMITS } from '@reelsheet/provider-voice';

/** `source` of a voice in the library: everybody's, made here, or of the agent's own account at the vendor. */
export const LIBRARY_SOURCES = ['public', 'user_designed', 'user_trained', 'user_vendor_a'] as const;
export type LibrarySource = (typeof LIBRARY_SOURCES)[number];

/** Those that are made here, and kept in a table of ours. */
export type MadeSource = Extract<LibrarySource, 'user_designed' | 'user_trained'>;

/** A voice as it was asked for: its id at a vendor, and where the agent's settings say that it comes from. */
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

/** What people say of a voice that they make. */
export interface Described {
  readonly gender?: string;
  readonly language?: string;
  readonly description?: string;
}

/** Largest sample that a voice is cloned from, in bytes. */
export const MAX_SAMPLE_BYTES = 10 * 2 ** 20;

/** Of what the samples of a design say, in characters. */
export const MAX_SAMPLE_TEXT_LENGTH = DESIGN_LIMITS.text.max;
export const MAX_DESCRIPTION_LENGTH = DESIGN_LIMITS.description.max;

/** A vendor wants some words before it draws a voice; what people leave out is said in general ones. */
export function describe({ gender, language, description = '' }: Described): string {
  const given = description.trim();
  if (given.length >= DESIGN_LIMITS.description.min) return given;
  const voice = ['A natural and clear', gender, 'voice', language && `that speaks ${language}`]
    .filter(Boolean)
    .join(' ');
  return cut(given === '' ? `${voice}.` : `${voice}: ${given}`, MAX_DESCRIPTION_LENGTH);
}

/** A vendor wants some sentences to draw a voice with; a shorter text is said again. */
export function longEnough(text: string): string {
  const { min } = DESIGN_LIMITS.text;
  const times = Math.ceil((min + 1) / (text.length + 1));
  return Array(Math.max(1, times)).fill(text).join(' ').slice(0, MAX_SAMPLE_TEXT_LENGTH);
}

/** At most so many characters of a text, by whole sentences where one ends there, else by whole words. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const sentences = /^.*[.!?…。](?=\s|$)/su.exec(head)?.[0];
  return (sentences ?? /^.*(?=\s)/su.exec(head)?.[0] ?? head).trim();
}
