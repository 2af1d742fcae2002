import { MIN_LISTED_WORD } from './password-limits.js';

/** From the first letter to the last one, without digits, signs and spaces around them. */
const WORD = /\p{L}(?:.*\p{L})?/su;

let loading: Promise<(text: string) => boolean> | undefined;

/**
 * Says whether a password is among the most common leaked ones, whatever its case, or is one of them with digits and
 * signs before or after it.
 */
export async function isLeaked(password: string): Promise<boolean> {
  const isListed = await (loading ??= load());
  const lower = password.toLowerCase();
  const word = WORD.exec(lower)?.[0] ?? '';
  return isListed(lower) || (word.length >= MIN_LISTED_WORD && isListed(word));
}

/**
 * Two lists in lower case, loaded with the first password: Mozilla's contains the 3,000 most common leaked passwords of
 * 10 or more characters, that of zxcvbn the shorter words of which others are made.
 */
async function load(): Promise<(text: string) => boolean> {
  const [{ default: mozilla }, { dictionary }] = await Promise.all([
    import('fxa-common-password-list'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const words = new Set(dictionary['passwords-common']);
  return (text) => words.has(text) || mozilla.test(text);
}
