import { randomBytes } from 'node:crypto';

const KEY = /^[0-9a-f]{48}$/;

/** 192 random bits in lower-case hexadecimal, which every file system and address takes as it is. */
export function newKey(): string {
  return randomBytes(24).toString('hex');
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** The key itself. Throws where it is none, so that nothing else ever becomes a path. */
export function requireKey(text: string): string {
  if (!isKey(text)) throw new Error(`${text} is no key of the store`);
  return text;
}
