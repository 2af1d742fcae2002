import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the body of a stored answer with a key made from the caller's `Idempotency-Key`, of which only a hash is
 * stored: answers may hold addresses that work without a credential.
 */
export function sealBody(body: string, key: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, secretOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function openBody(sealed: Buffer, key: string): string {
  const decipher = createDecipheriv(ALGORITHM, secretOf(key), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'body of an idempotent answer', 32));
