import { hash, randomBytes } from 'node:crypto';

/** 256 random bits that nobody guesses, as 43 characters for an address or a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a key or token; its entropy makes a slow hash needless. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
