import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HMAC_KEY_BYTES = 32;

/** A secret that no key of ours opens, or that was not written for this place. */
export class SealBroken extends Error {}

/** AES-256-GCM under named keys: the first seals, all open, so that a key is replaced by putting another before it. */
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;
  /** Name of the key that seals and signs. */
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

  /** `place` names the row that will hold the secret; in any other row it does not open. */
  seal(secret: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys.get(this.current)!, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `${this.current}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
  }

  /** Throws {@link SealBroken}. */
  open(sealed: string, place: string): string {
    const colon = sealed.indexOf(':');
    const key = this.keys.get(sealed.slice(0, colon));
    if (!key) throw new SealBroken(`no key opens the secret of ${place}`);
    const bytes = Buffer.from(sealed.slice(colon + 1), 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    } catch (cause) {
      throw new SealBroken(`the secret of ${place} was not sealed for it`, { cause });
    }
  }

  /** HMAC-SHA-256 of a text under a key of its own for each `purpose`, derived from the key named; undefined where that is not on the ring. */
  sign(text: string, purpose: string, key = this.current): Buffer | undefined {
    const secret = this.keys.get(key);
    if (!secret) return undefined;
    const derived = Buffer.from(hkdfSync('sha256', secret, '', purpose, HMAC_KEY_BYTES));
    return createHmac('sha256', derived).update(text).digest();
  }
}
