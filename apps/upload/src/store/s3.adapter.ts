import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ByteBudget, CommonErrors, DomainError, inTemporaryFolder } from '@reelsheet/kernel';
import { isKey, requireKey } from './key.js';
import { MAX_COPIED_BYTES } from './store-limits.js';
import { BlobMissing, FileStore, type ByteRange, type StoredBytes, type StoredFile } from './store.port.js';
import { Presigner, type PutGrant } from './presigner.js';
import { S3Partials } from './s3-partials.adapter.js';

const SEGMENT_BYTES = 8 * 2 ** 20;
const SEGMENTS_AT_ONCE = 2;
const CONNECT_MS = 3_000;
const SILENCE_MS = 60_000;

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** True if bytes pass through this service instead of going to the bucket directly. */
  readonly proxy: boolean;
}

/** Statuses of a copy whose source is gone or has changed. */
const NOT_COPIED = [404, 412];
/** Statuses of a store that may answer the same request later. */
const AWAY = [500, 502, 503, 504];

/** A bucket of any store with the S3 protocol that nobody else writes to. */
export class S3Store extends FileStore {
  readonly needsFlush = false;
  readonly writesLate = true;
  readonly isOpenToCallers: boolean;
  readonly partials: S3Partials;
  private readonly client: S3Client;
  private readonly copies = new ByteBudget(MAX_COPIED_BYTES);
  /** Sends each request once: the first of two copies to one key could end after the second. */
  private readonly copier: S3Client;
  private readonly bucket: string;
  private readonly presigner: Presigner | undefined;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey, proxy }: S3Options) {
    super();
    this.bucket = bucket;
    this.isOpenToCallers = !proxy;
    const connection: S3ClientConfig = {
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    };
    this.client = clientOf(connection);
    this.partials = new S3Partials(this.client, bucket);
    this.copier = clientOf({ ...connection, maxAttempts: 1 });
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}`;
    this.presigner = proxy ? undefined : new Presigner({ address, region, accessKeyId, secretAccessKey });
  }

  /** A rejected part or a failing source aborts the whole upload; S3 shows nothing before it is completed. */
  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const faults: unknown[] = [];
    const watched = async function* () {
      try {
        for await (const bytes of source) yield Buffer.from(bytes);
      } catch (error) {
        faults.push(error);
        throw error;
      }
    };
    const upload = new Upload({
      client: this.client,
      params: { ...this.named(key), Body: Readable.from(watched(), { objectMode: false }) },
      partSize: SEGMENT_BYTES,
      queueSize: SEGMENTS_AT_ONCE,
      leavePartsOnError: false,
    });
    try {
      await upload.done();
    } catch (error) {
      // Aborting may fail too; the sweep removes what is left.
      throw faults[0] ?? error;
    }
  }

  async flush(): Promise<void> {
    // S3 answers a PUT after the bytes are stored.
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const requested = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await found(key, this.client.send(new GetObjectCommand({ ...this.named(key), ...requested })));
    return Body as Readable;
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
    await this.client.send(new DeleteObjectCommand(this.named(key)));
  }

  async stat(key: string): Promise<StoredBytes | undefined> {
    try {
      const head = await found(key, this.client.send(new HeadObjectCommand(this.named(key))));
      return { byteSize: head.ContentLength ?? 0, etag: head.ETag ?? '' };
    } catch (error) {
      if (error instanceof BlobMissing) return undefined;
      throw error;
    }
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

/** Creates a client whose requests fail as unavailable while the bucket does not work, so that callers repeat them. */
function clientOf(config: S3ClientConfig): S3Client {
  const client = new S3Client(config);
  client.middlewareStack.add(
    (next) => (request) =>
      next(request).catch((cause: unknown) => {
        throw isAway(cause) ? new DomainError(CommonErrors.unavailable, undefined, undefined, { cause }) : cause;
      }),
    { step: 'initialize', name: 'unavailableBucket' },
  );
  return client;
}

/** Returns true for a bucket that is silent or overloaded. Rejected connections have codes of the system. */
function isAway(error: unknown): boolean {
  if (error instanceof S3ServiceException) return AWAY.includes(error.$metadata.httpStatusCode ?? 0);
  return error instanceof Error && error.name === 'TimeoutError';
}

async function found<T>(key: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
    throw isMissing ? new BlobMissing(key) : error;
  }
}

/** Most stores return the MD5 as the entity tag of a single-part upload; any other form says nothing. */
function isGranted({ byteSize, etag }: StoredBytes, grant: PutGrant): boolean {
  const md5 = /^"?([0-9a-f]{32})"?$/.exec(etag)?.[1];
  const isOther = md5 !== undefined && md5 !== Buffer.from(grant.checksum, 'base64').toString('hex');
  return byteSize === grant.byteSize && !isOther;
}
