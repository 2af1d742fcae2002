import { createPublicKey, hash, verify } from 'node:crypto';
import { boundedFetch, callVendor } from '@reelsheet/provider-common';
import { createRemoteJWKSet, customFetch, type JWK } from 'jose';
import type { VendorCallback } from './port.js';
import { VENDOR } from './vendor-api.js';

const LEEWAY_SECONDS = 300;
const CACHE_MS = 24 * 60 * 60 * 1_000;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1024;
const MAX_KEYS = 10;

/**
 * Knows fal's own webhooks by the keys that it publishes, which are kept for a day and asked for again at most
 * every 30 s.
 */
export class FalWebhooks {
  private readonly published: ReturnType<typeof createRemoteJWKSet>;

  constructor(keysUrl: string) {
    this.published = createRemoteJWKSet(new URL(keysUrl), {
      cacheMaxAge: CACHE_MS,
      timeoutDuration: TIMEOUT_MS,
      [customFetch]: boundedFetch(VENDOR, MAX_BYTES),
    });
  }

  /**
   * The request that a webhook is about; undefined where fal did not send it, or not just now. Throws a
   * ProviderError where its keys cannot be had.
   */
  async requestOf({ headers, body }: VendorCallback): Promise<string | undefined> {
    const [request, user, timestamp, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map(
      (name) => headers[`x-fal-webhook-${name}`],
    );
    if (typeof request !== 'string' || typeof signature !== 'string' || !isNow(timestamp)) return undefined;
    const message = Buffer.from([request, user, timestamp, hash('sha256', body)].join('\n'));
    return (await this.isSigned(message, Buffer.from(signature, 'hex'))) ? request : undefined;
  }

  private async isSigned(message: Buffer, signature: Buffer): Promise<boolean> {
    if (!this.published.fresh) await this.reload();
    if (this.matches(message, signature)) return true;
    if (this.published.coolingDown) return false;
    await this.reload();
    return this.matches(message, signature);
  }

  private reload(): Promise<void> {
    return callVendor({ vendor: VENDOR, provider: 'fal', timeoutMs: TIMEOUT_MS }, () => this.published.reload());
  }

  private matches(message: Buffer, signature: Buffer): boolean {
    const published = this.published.jwks()?.keys.slice(0, MAX_KEYS) ?? [];
    return published.some((key) => isSignedBy(key, message, signature));
  }
}

function isSignedBy({ kty, crv, x }: JWK, message: Buffer, signature: Buffer): boolean {
  if (crv !== 'Ed25519') return false;
  try {
    return verify(null, message, createPublicKey({ key: { kty, crv, x }, format: 'jwk' }), signature);
  } catch {
    return false;
  }
}

function isNow(timestamp: string | readonly string[] | undefined): boolean {
  return (
    typeof timestamp === 'string' &&
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(Date.now() / 1_000 - Number(timestamp)) <= LEEWAY_SECONDS
  );
}
