import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'rs_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 34;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** Returns a new key: `rs_`, 34 random base62 characters (202 bits), and a checksum of 6 characters. */
export function generateApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${PREFIX}${random}${checksum(random)}`;
}

/** Returns false for a mistyped or invented key, without a database query. */
export function isWellFormedApiKey(key: string): boolean {
  if (!FORM.test(key)) return false;
  const body = key.slice(PREFIX.length);
  return checksum(body.slice(0, RANDOM_LENGTH)) === body.slice(RANDOM_LENGTH);
}

function checksum(text: string): string {
  let value = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    digits = `${ALPHABET[value % ALPHABET.length]}${digits}`;
    value = Math.floor(value / ALPHABET.length);
  }
  return digits;
}
