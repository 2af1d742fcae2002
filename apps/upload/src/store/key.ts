import { randomBytes } from 'node:crypto';

const KEY = /^[0-9a-f]{48}$/;

/** Returns 192 random bits in lower-case hexadecimal, valid in file names and addresses. */
export function newKey(): string {
  return randomBytes(24).toString('hex');
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}

interface NamedFile {
  readonly key: string;
  /** Null if the key names the file. */
  readonly fileKey: string | null;
}

/** Returns the key under which the store contains the bytes of a blob or media. */
export const fileKeyOf = ({ key, fileKey }: NamedFile): string => fileKey ?? key;

/** Returns the key. Throws if the text is no key, so that nothing else becomes a path. */
export function requireKey(text: string): string {
  if (!isKey(text)) throw new Error(`${text} is no key of the store`);
  return text;
}
