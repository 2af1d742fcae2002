import { invalid, isTimeZone } from '@reelsheet/kernel';
import { MAX_PREFERENCE_NAME, MAX_PREFERENCES, MAX_PREFERENCES_BYTES } from './user-profile-limits.js';

/** Values that clients store for a user; the services do not read them. */
export type Preferences = Readonly<Record<string, unknown>>;

/** Changes of a profile; absent values stay as they are. */
export interface UserProfileChanges {
  readonly name?: string;
  readonly locale?: string | null;
  readonly timeZone?: string | null;
  /** Preferences to set, by their names; null removes one. */
  readonly preferences?: Preferences;
}

/** Returns a language tag in its canonical form. Throws `validation_error` for another text. */
export function canonicalLocale(tag: string): string {
  try {
    const [locale] = Intl.getCanonicalLocales(tag);
    if (locale !== undefined) return locale;
  } catch {
    // The runtime rejects what is no language tag.
  }
  throw invalid('locale', 'must be a language tag (BCP 47), such as de-AT');
}

/** Throws `validation_error` for a name that is not in the IANA database. */
export function assertTimeZone(name: string): void {
  if (!isTimeZone(name)) throw invalid('time_zone', 'must be an IANA time zone, such as Europe/Berlin');
}

/**
 * Returns the preferences with these set, and without those that are null. Throws `validation_error` beyond a limit.
 */
export function mergePreferences(before: Preferences, changes: Preferences): Preferences {
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null);
  if (merged.length > MAX_PREFERENCES) throw invalid('preferences', `must be at most ${MAX_PREFERENCES}`);
  if (merged.some(([name]) => name.length > MAX_PREFERENCE_NAME))
    throw invalid('preferences', `must have names of at most ${MAX_PREFERENCE_NAME} characters`);
  const after = Object.fromEntries(merged);
  if (Buffer.byteLength(JSON.stringify(after)) > MAX_PREFERENCES_BYTES)
    throw invalid('preferences', `must have at most ${MAX_PREFERENCES_BYTES} bytes as JSON`);
  return after;
}
