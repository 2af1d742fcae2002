import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names blobs so that nobody else can. */
export class Signer {
  /** What `other` has signed is good too. */
  constructor(
    private readonly secret: string,
    private readonly other?: string,
  ) {}

  /** The name under which its uploader may claim a blob. */
  signedId(key: string): string {
    return signedIdOf(key, this.secret);
  }

  /** The key inside a signed id that was made here. */
  keyOf(signedId: string): string | undefined {
    const [key = ''] = signedId.split('.', 1);
    const secrets = [this.secret, ...(this.other ? [this.other] : [])];
    return secrets.some((secret) => equal(signedIdOf(key, secret), signedId)) ? key : undefined;
  }
}

function signedIdOf(key: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(JSON.stringify(['signed id', key]));
  return `${key}.${signature.digest('base64url')}`;
}

function equal(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
