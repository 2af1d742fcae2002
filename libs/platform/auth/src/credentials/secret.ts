import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as 43 characters for an address or a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a key or token; its entropy makes a slow hash unnecessary. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
