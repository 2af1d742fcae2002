const MAX_NAME_LENGTH = 100;
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\s]+/gu;
/**
 * Matches text that mail programs turn into a link, which would lead to an address chosen by another user. Domains may
 * have characters of any script and be divided by the full stops of Chinese and Japanese.
 */
const LINK = /\S[.。．｡][\p{L}\p{M}\p{N}_]{2,}|:\/\//u;

/**
 * Returns a name that a user chose, as mails to others show it: one line of text, and `(unnamed)` if a mail program
 * would turn it into a link.
 */
export function printableName(name: string): string {
  const line = name.replace(INVISIBLE_CHARACTERS, ' ').trim().slice(0, MAX_NAME_LENGTH).toWellFormed();
  return line === '' || LINK.test(line) ? '(unnamed)' : line;
}
