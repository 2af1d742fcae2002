import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an upload address is good for; changing any of it breaks the signature. */
export interface UploadGrant {
  readonly key: string;
  /** Seconds since the epoch. */
  readonly expires: number;
  readonly byteSize: number;
  readonly checksum: string;
  readonly contentType: string;
}

/** Signs with one secret for several purposes; a signature of one is worthless for the other. */
export class Signer {
  constructor(private readonly secret: string) {}

  signGrant({ key, expires, byteSize, checksum, contentType }: UploadGrant): string {
    return this.sign('grant', ['PUT', key, expires, byteSize, checksum, contentType]);
  }

  isGrantSigned(grant: UploadGrant, signature: string): boolean {
    return equal(this.signGrant(grant), signature);
  }

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
