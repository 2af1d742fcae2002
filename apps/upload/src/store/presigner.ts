import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner';

/** The bytes that a signed address accepts. */
export interface PutGrant {
  readonly key: string;
  readonly byteSize: number;
  /** MD5 in Base64. */
  readonly checksum: string;
  readonly contentType: string;
}

/** A bucket of a store with the S3 protocol, used as a folder of this address. */
export interface S3Location {
  /** Address of the bucket: `https://s3.example.com/bucket`. */
  readonly address: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Signs addresses in the query like S3 (AWS Signature Version 4): they cover method, key, time, length, MD5 and type.
 */
export class Presigner {
  private readonly presigner: S3RequestPresigner;
  private readonly url: URL;

  constructor({ address, region, accessKeyId, secretAccessKey }: S3Location) {
    this.url = new URL(address);
    this.presigner = new S3RequestPresigner({ region, credentials: { accessKeyId, secretAccessKey }, sha256: Sha256 });
  }

  /** Deterministic for the same grant and time, so a verifier can compute it again. */
  async addressOf(grant: PutGrant, signedAt: Date, seconds: number): Promise<URL> {
    const { protocol, host, hostname, port, pathname } = this.url;
    const address = new URL(`${protocol}//${host}${pathname}/${grant.key}`);
    const signed = await this.presigner.presign(
      {
        method: 'PUT',
        protocol,
        hostname,
        ...(port ? { port: Number(port) } : {}),
        path: address.pathname,
        query: {},
        headers: {
          host,
          'content-length': String(grant.byteSize),
          'content-md5': grant.checksum,
          'content-type': grant.contentType,
        },
      },
      { signingDate: signedAt, expiresIn: seconds, signableHeaders: SIGNED_HEADERS },
    );
    for (const [name, value] of Object.entries(signed.query ?? {})) address.searchParams.set(name, String(value));
    return address;
  }
}

const SIGNED_HEADERS = new Set(['host', 'content-length', 'content-md5', 'content-type']);

/** The hash implementation of the presigner. */
class Sha256 {
  private readonly hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }

  reset(): void {
    throw new Error('a hash is taken once');
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
