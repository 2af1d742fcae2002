import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HMAC_KEY_BYTES = 32;

/** A secret that no known key decrypts, or that was encrypted with other additional authenticated data. */
export class SealError extends Error {}

/**
 * Encrypts with AES-256-GCM. The first of the named keys encrypts, all decrypt, so that a key is rotated by adding a
 * new one before it.
 */
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;
  /** Name of the key that encrypts and signs. */
  readonly current: string;

  /** `keys` is `<id>:<base64 of 32 bytes>`, separated by commas. */
  constructor(keys: string) {
    const pairs = keys.split(',').map((entry): [string, Buffer] => {
      const colon = entry.indexOf(':');
      return [entry.slice(0, colon), Buffer.from(entry.slice(colon + 1), 'base64')];
    });
    this.keys = new Map(pairs);
    this.current = pairs[0]![0];
  }

  get names(): string[] {
    return [...this.keys.keys()];
  }

  /**
   * Encrypts a secret. `aad` is the additional authenticated data, which names the row that stores the secret; in any
   * other row it cannot be decrypted.
   */
  seal(secret: string, aad: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys.get(this.current)!, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(aad));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${this.current}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
  }

  /** Throws {@link SealError}. */
  open(sealed: string, aad: string): string {
    const colon = sealed.indexOf(':');
    const key = this.keys.get(sealed.slice(0, colon));
    if (!key) throw new SealError(`no key decrypts the secret of ${aad}`);
    const bytes = Buffer.from(sealed.slice(colon + 1), 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(aad));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    } catch (cause) {
      throw new SealError(`the secret was not encrypted for ${aad}`, { cause });
    }
  }

  /**
   * Returns the HMAC-SHA-256 of a text under a key derived from the named key for `purpose`; undefined for an unknown
   * key.
   */
  sign(text: string, purpose: string, key = this.current): Buffer | undefined {
    const secret = this.keys.get(key);
    if (!secret) return undefined;
    const derived = Buffer.from(hkdfSync('sha256', secret, '', purpose, HMAC_KEY_BYTES));
    return createHmac('sha256', derived).update(text).digest();
  }
}
