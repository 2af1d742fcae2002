import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the ids of blobs. */
export class Signer {
  /** Ids that `other` has signed are accepted too. */
  constructor(
    private readonly secret: string,
    private readonly other?: string,
  ) {}

  /** Returns the id with which the uploader may claim a blob. */
  signedId(key: string): string {
    return signedIdOf(key, this.secret);
  }

  /** Returns the key of a signed id, or undefined if the signature is wrong. */
  keyOf(signedId: string): string | undefined {
    const [key = ''] = signedId.split('.', 1);
    const secrets = [this.secret, ...(this.other ? [this.other] : [])];
    return secrets.some((secret) => areEqual(signedIdOf(key, secret), signedId)) ? key : undefined;
  }
}

function signedIdOf(key: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(JSON.stringify(['signed id', key]));
  return `${key}.${signature.digest('base64url')}`;
}

/** Compares in a time that says nothing about where the texts differ. */
export function areEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
