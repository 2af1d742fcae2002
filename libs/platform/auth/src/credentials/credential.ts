import type { RequestOf, resolveCredential } from '@reelsheet/contracts';
import { decodeProtectedHeader } from 'jose';
import { hashSecret } from './secret.js';

/**
 * A credential in the form in which it is cached and sent to base: neither a key nor a token of ours can be restored
 * from it. A token of an external issuer stays complete, because only the complete token can be verified.
 */
export type Credential = RequestOf<typeof resolveCredential>;

export const keyCredential = (key: string): Credential => ({ kind: 'api_key', sha256: sha256(key) });

export function tokenCredential(token: string): Credential {
  const end = token.lastIndexOf('.');
  if (!isOurs(token)) return { kind: 'external', token };
  return { kind: 'session', signed: token.slice(0, end), signature_sha256: sha256(token.slice(end + 1)) };
}

/**
 * base signs with a shared secret; an external issuer must sign with a private key to be trusted.
 */
function isOurs(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'HS256';
  } catch {
    return false;
  }
}

const sha256 = (secret: string) => hashSecret(secret).toString('hex');
