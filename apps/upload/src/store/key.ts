import { randomBytes } from 'node:crypto';

const KEY = /^[0-9a-f]{48}$/;

/** 192 random bits in lower-case hexadecimal, which every file system and address takes as it is. */
export function newKey(): string {
  return randomBytes(24).toString('hex');
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}
