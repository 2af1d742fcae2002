import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a signature; one for something else is not accepted. */
type Purpose = 'signed id' | 'resumable upload';

/** Signs the ids of blobs and of resumable uploads. */
export class Signer {
  /** Ids that `other` has signed are accepted too. */
  constructor(
    private readonly secret: string,
    private readonly other?: string,
  ) {}

  /** Returns the id with which the uploader may claim a blob. */
  signedId(key: string): string {
    return signedOf(key, 'signed id', this.secret);
  }

  /** Returns the key of a signed id, or undefined if the signature is wrong. */
  keyOf(signedId: string): string | undefined {
    return this.verified(signedId, 'signed id');
  }

  /** Returns the id with which anybody may send the bytes of a blob in several requests. */
  uploadId(key: string): string {
    return signedOf(key, 'resumable upload', this.secret);
  }

  /** Returns the key of the id of a resumable upload, or undefined if the signature is wrong. */
  keyOfUpload(id: string): string | undefined {
    return this.verified(id, 'resumable upload');
  }

  private verified(id: string, purpose: Purpose): string | undefined {
    const [key = ''] = id.split('.', 1);
    const secrets = [this.secret, ...(this.other ? [this.other] : [])];
    return secrets.some((secret) => areEqual(signedOf(key, purpose, secret), id)) ? key : undefined;
  }
}

function signedOf(key: string, purpose: Purpose, secret: string): string {
  const signature = createHmac('sha256', secret).update(JSON.stringify([purpose, key]));
  return `${key}.${signature.digest('base64url')}`;
}

/** Compares in a time that says nothing about where the texts differ. */
export function areEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
