import { createPrivateKey, sign } from 'node:crypto';
import { nkeys, type Authenticator } from '@nats-io/nats-core';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** A seed is two bytes for its kind, the 32 bytes of the key, and two bytes of a checksum. */
const KEY_BYTES = [2, 34] as const;
/** DER of PKCS #8 before the bytes of an Ed25519 key. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Authenticates like `nkeyAuthenticator` of NATS' client, which signs in JavaScript: 28 instead of 10 ms of processor
 * time in a process that has just started. Throws for an invalid seed.
 */
export function nativeNkeyAuthenticator(seed: string): Authenticator {
  const nkey = nkeys.fromSeed(new TextEncoder().encode(seed)).getPublicKey();
  const der = Buffer.concat([ED25519, bytesOf(seed).subarray(...KEY_BYTES)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return (nonce) => ({ nkey, sig: nonce ? sign(null, Buffer.from(nonce), key).toString('base64') : '' });
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
}
