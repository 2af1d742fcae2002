import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names blobs so that nobody else can. */
export class Signer {
  constructor(private readonly secret: string) {}

  /** The name under which its uploader may claim a blob. */
  signedId(key: string): string {
    return `${key}.${this.sign('signed id', [key])}`;
  }

  /** The key inside a signed id that was made here. */
  keyOf(signedId: string): string | undefined {
    const [key = ''] = signedId.split('.', 1);
    return equal(this.signedId(key), signedId) ? key : undefined;
  }

  private sign(purpose: string, parts: readonly (string | number)[]): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
  }
}

function equal(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
