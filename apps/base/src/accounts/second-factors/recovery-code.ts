import { randomBytes } from 'node:crypto';
import { hashSecret } from '@reelsheet/platform-auth';
import { RECOVERY_CODES } from './second-factor-limits.js';

/** Crockford's base32, which has no characters that are easily confused. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Each character has five random bits; 120 bits make a slow hash unnecessary. */
const LENGTH = 24;

/** Returns new codes in the form `xxxx-xxxx-xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]!).join('');
  return characters.match(/.{4}/g)!.join('-');
}

/** Returns the stored form of a code, however its user has written it. */
export function hashRecoveryCode(code: string): Buffer {
  const written = code.toLowerCase().replace(/[\s-]/g, '');
  return hashSecret(written.replaceAll('o', '0').replace(/[il]/g, '1'));
}
