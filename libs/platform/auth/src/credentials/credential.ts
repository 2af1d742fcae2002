import type { RequestOf, resolveCredential } from '@reelsheet/contracts';
import { decodeProtectedHeader } from 'jose';
import { hashSecret } from './secret.js';

/**
 * What a caller showed, in the form in which it is kept and told to base: neither a key nor a token of ours can be made
 * from it again. A token of somebody else's issuer stays whole, since only the whole can be verified.
 */
export type Credential = RequestOf<typeof resolveCredential>;

export const keyCredential = (key: string): Credential => ({ kind: 'api_key', sha256: sha256(key) });

export function tokenCredential(token: string): Credential {
  const end = token.lastIndexOf('.');
  if (!isOurs(token)) return { kind: 'external', token };
  return { kind: 'session', signed: token.slice(0, end), signature_sha256: sha256(token.slice(end + 1)) };
}

/** base signs with a secret; an issuer of the world outside signs with a private key, or is not believed. */
function isOurs(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'HS256';
  } catch {
    return false;
  }
}

const sha256 = (secret: string) => hashSecret(secret).toString('hex');
