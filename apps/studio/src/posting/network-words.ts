import type { ShownError } from '../api/api-errors.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import { scheduleStrings } from '../strings/schedule-en.js';

const FIELDS: Readonly<Record<string, string>> = scheduleStrings.fields;
const NETWORK = new RegExp(`\\b(${Object.keys(PLATFORM_NAMES).join('|')})\\b(?!_)`, 'g');
const FIELD = new RegExp(`(?<=^|: )(${Object.keys(FIELDS).join('|')})\\b`, 'g');

/** Returns a text of the API with the names that people know: those of networks, and of the fields of a post. */
export const inWords = (text: string): string =>
  text
    .replaceAll(NETWORK, (platform) => PLATFORM_NAMES[platform as keyof typeof PLATFORM_NAMES])
    .replaceAll(FIELD, (field) => FIELDS[field]!);

/** Returns an error of a post in the words that people know. */
export const errorInWords = (error: ShownError): ShownError => ({
  ...error,
  message: inWords(error.message),
  fields: Object.fromEntries(Object.entries(error.fields).map(([field, text]) => [field, inWords(text)])),
});
