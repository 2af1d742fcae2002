import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Bucket, bucketClient, type BucketOptions } from '@reelsheet/bucket';
import { ByteBudget, inTemporaryFolder } from '@reelsheet/kernel';
import { isKey, requireKey } from './key.js';
import { MAX_COPIED_BYTES } from './store-limits.js';
import { BlobMissing, FileStore, type ByteRange, type StoredBytes, type StoredFile } from './store.port.js';
import { Presigner, type PutGrant } from './presigner.js';
import { S3Partials } from './s3-partials.adapter.js';

export interface S3Options extends BucketOptions {
  /** True if bytes pass through this service instead of going to the bucket directly. */
  readonly proxy: boolean;
}

/** Statuses of a copy whose source is gone or has changed. */
const NOT_COPIED = [404, 412];

/** A bucket of any store with the S3 protocol that nobody else writes to. */
export class S3Store extends FileStore {
  readonly needsFlush = false;
  readonly writesLate = true;
  readonly isOpenToCallers: boolean;
  readonly partials: S3Partials;
  private readonly objects: Bucket;
  private readonly client: S3Client;
  private readonly copies = new ByteBudget(MAX_COPIED_BYTES);
  /** Sends each request once: the first of two copies to one key could end after the second. */
  private readonly copier: S3Client;
  private readonly bucket: string;
  private readonly presigner: Presigner | undefined;

  constructor({ proxy, ...options }: S3Options) {
    super();
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
    this.bucket = bucket;
    this.isOpenToCallers = !proxy;
    this.objects = new Bucket(options);
    this.client = this.objects.client;
    this.partials = new S3Partials(this.client, bucket);
    this.copier = bucketClient(options, 1);
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}`;
    this.presigner = proxy ? undefined : new Presigner({ address, region, accessKeyId, secretAccessKey });
  }

  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    await this.objects.put(requireKey(key), source);
  }

  async flush(): Promise<void> {
    // S3 answers a PUT after the bytes are stored.
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const bytes = await this.objects.read(requireKey(key), range);
    if (!bytes) throw new BlobMissing(key);
    return bytes;
  }

  async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const stored = await this.stat(key);
    if (!stored) throw new BlobMissing(key);
    return this.copies.run(stored.byteSize, () =>
      inTemporaryFolder('blob', async (folder) => {
        const path = join(folder, key);
        await pipeline(await this.read(key), createWriteStream(path));
        return work(path);
      }),
    );
  }

  async remove(key: string): Promise<void> {
    await this.objects.remove(requireKey(key));
  }

  async stat(key: string): Promise<StoredBytes | undefined> {
    return this.objects.stat(requireKey(key));
  }

  async addressFor(grant: PutGrant, signedAt: Date, seconds: number): Promise<string | undefined> {
    return (await this.presigner?.addressOf(grant, signedAt, seconds))?.href;
  }

  /** The copy is verified too, because a store may ignore the condition. */
  async collect(grant: PutGrant, key: string): Promise<boolean> {
    const arrived = this.isOpenToCallers ? await this.stat(grant.key) : undefined;
    if (!arrived || !isGranted(arrived, grant) || !(await this.copy(grant.key, key, arrived))) return false;
    const copied = await this.stat(key);
    if (copied && isGranted(copied, grant)) return true;
    await this.remove(key);
    return false;
  }

  async *list(): AsyncGenerator<readonly StoredFile[]> {
    let next: string | undefined;
    do {
      const page = await this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: next }));
      yield (page.Contents ?? [])
        .filter(({ Key = '' }) => isKey(Key))
        .map(({ Key, LastModified }) => ({ key: Key!, writtenAt: LastModified ?? new Date() }));
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  /** If the store cannot list unfinished uploads, a rule of the bucket must remove them. */
  async sweepPartialFiles(before: Date): Promise<void> {
    const { Uploads = [] } = await this.client
      .send(new ListMultipartUploadsCommand({ Bucket: this.bucket }))
      .catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.name === 'NotImplemented') return { Uploads: [] };
        throw error;
      });
    for (const { Key = '', UploadId, Initiated } of Uploads)
      if (isKey(Key) && Initiated && Initiated < before)
        await this.client.send(new AbortMultipartUploadCommand({ ...this.named(Key), UploadId }));
  }

  async mark(): Promise<undefined> {
    return undefined;
  }

  async replaceMark(): Promise<void> {
    throw new Error('a bucket has no mark');
  }

  /** Returns false if the source is not the seen one any more. */
  private async copy(from: string, to: string, seen: StoredBytes): Promise<boolean> {
    const source = { CopySource: `${this.bucket}/${requireKey(from)}`, CopySourceIfMatch: seen.etag || undefined };
    try {
      await this.copier.send(new CopyObjectCommand({ ...this.named(to), ...source }));
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && NOT_COPIED.includes(error.$metadata.httpStatusCode ?? 0)) return false;
      throw error;
    }
  }

  private named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: requireKey(key) };
  }
}

/** Most stores return the MD5 as the entity tag of a single-part upload; any other form says nothing. */
function isGranted({ byteSize, etag }: StoredBytes, grant: PutGrant): boolean {
  const md5 = /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1];
  const isOther = md5 !== undefined && md5 !== Buffer.from(grant.checksum, 'base64').toString('hex');
  return byteSize === grant.byteSize && !isOther;
}
