import { createPrivateKey, generateKeyPairSync, hash, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Collection } from '../../store/collection.js';

const USER_ID = 'sandbox-user';

/**
 * Signs webhooks as fal documents: Ed25519 over request, user, time and the SHA-256 of the body, each on its own line.
 */
export class WebhookSigner {
  private readonly key: KeyObject;
  /** Body of `/.well-known/jwks.json`. */
  readonly keys: { keys: JsonWebKey[] };

  /** Loads the key, which remains after the process has ended. */
  constructor(database: DatabaseSync) {
    const stored = new Collection<JsonWebKey>(database, 'fal_keys');
    const made = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    const jwk = stored.get('webhooks') ?? stored.put('webhooks', made());
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
    const { kty, crv, x } = jwk;
    this.keys = { keys: [{ kty, crv, x, kid: 'webhooks', use: 'sig', alg: 'EdDSA' }] };
  }

  /** Returns the headers of a delivery that is sent now. */
  sign(requestId: string, body: string): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const message = [requestId, USER_ID, timestamp, hash('sha256', body)].join('\n');
    return {
      'x-fal-webhook-request-id': requestId,
      'x-fal-webhook-user-id': USER_ID,
      'x-fal-webhook-timestamp': timestamp,
      'x-fal-webhook-signature': sign(null, Buffer.from(message), this.key).toString('hex'),
    };
  }
}
