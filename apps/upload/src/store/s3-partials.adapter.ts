import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { newKey, requireKey } from './key.js';
import {
  CHECKPOINT_BYTES,
  PartialFiles,
  type Continuation,
  type PartialFile,
  type StoredProgress,
} from './partial-files.port.js';
import { BlobMissing } from './store.port.js';

/** Numbers of chunks that one range of a file has, so that attempts do not replace each other's chunks. */
const ATTEMPTS_OF_CHUNK = 64;

interface PartialObject {
  /** The multipart upload of the bucket. */
  readonly uploadId?: string;
  readonly chunks: readonly { readonly number: number; readonly etag: string }[];
  /** An object with the bytes behind the last part, which are too few for a part of their own. */
  readonly tail?: { readonly key: string; readonly bytes: number };
}

/**
 * Unfinished files of a bucket are chunks of a multipart upload, all of the same size. What remains at the end of a
 * request is an object of its own until the next request completes the part. A part has a number of its attempt; only
 * those that were reported become the file.
 */
export class S3Partials extends PartialFiles {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  async *continue(continuation: Continuation, source: AsyncIterable<Uint8Array>): AsyncGenerator<StoredProgress> {
    const { key, byteSize, isAllOrNothing } = continuation;
    const before = objectOf(continuation.partial);
    const uploadId = before.uploadId ?? (await this.create(key));
    const pending = await this.pending(key, before, byteSize);
    let { chunks } = before;
    const addChunk = async () => {
      const bytes = pending.taken();
      const number = chunks.length * ATTEMPTS_OF_CHUNK + (continuation.attempt % ATTEMPTS_OF_CHUNK) + 1;
      chunks = [...chunks, { number, etag: await this.uploadChunk(key, uploadId, number, bytes) }];
    };
    let [arrived, reported] = [continuation.offset, continuation.offset];
    for await (const bytes of source) {
      for (let at = 0; at < bytes.length;) {
        const added = pending.add(bytes.subarray(at));
        [at, arrived] = [at + added, arrived + added];
        if (!pending.isFull) continue;
        await addChunk();
        if (!isAllOrNothing) yield { partial: { uploadId, chunks }, offset: (reported = arrived) };
      }
    }
    if (arrived === continuation.offset) return;
    if (arrived === byteSize && pending.length > 0) await addChunk();
    if (pending.length > 0) yield* this.withTail({ uploadId, chunks }, pending.taken(), arrived);
    else if (arrived > reported) yield { partial: { uploadId, chunks }, offset: arrived };
    if (before.tail) await this.remove(before.tail.key);
  }

  async finish(key: string, partial: PartialFile, byteSize: number): Promise<void> {
    const { uploadId, chunks } = objectOf(partial);
    try {
      await this.client.send(
        new CompleteMultipartUploadCommand({
          ...this.named(key),
          UploadId: uploadId,
          MultipartUpload: { Parts: chunks.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })) },
        }),
      );
    } catch (error) {
      // An attempt whose answer was lost has completed it.
      if ((await this.sizeOf(key)) === undefined) throw isUnknownUpload(error) ? new BlobMissing(key) : error;
    }
    if ((await this.sizeOf(key)) !== byteSize) throw new BlobMissing(key);
  }

  async discard(key: string, partial: PartialFile): Promise<void> {
    const { uploadId, tail } = objectOf(partial);
    if (tail) await this.remove(tail.key);
    if (uploadId === undefined) return;
    try {
      await this.client.send(new AbortMultipartUploadCommand({ ...this.named(key), UploadId: uploadId }));
    } catch (error) {
      if (!(error instanceof S3ServiceException) || (error.$metadata.httpStatusCode ?? 500) >= 500) {
        // A store that cannot abort uploads needs a rule of the bucket, which removes them.
        if ((error as Error).name !== 'NotImplemented') throw error;
      }
    }
  }

  /** The object is removed again if nobody stores that it exists. */
  private async *withTail(object: PartialObject, bytes: Uint8Array, offset: number): AsyncGenerator<StoredProgress> {
    const tail = { key: newKey(), bytes: bytes.length };
    await this.client.send(new PutObjectCommand({ ...this.named(tail.key), Body: bytes }));
    let isStored = false;
    try {
      yield { partial: { ...object, tail }, offset };
      isStored = true;
    } finally {
      if (!isStored) await this.remove(tail.key);
    }
  }

  private async pending(key: string, { chunks, tail }: PartialObject, byteSize: number): Promise<PendingChunk> {
    const pending = new PendingChunk(Math.min(CHECKPOINT_BYTES, byteSize - chunks.length * CHECKPOINT_BYTES));
    if (!tail) return pending;
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.named(tail.key)));
      pending.add(await Body!.transformToByteArray());
    } catch (error) {
      throw isMissing(error) ? new BlobMissing(key) : error;
    }
    if (pending.length !== tail.bytes) throw new BlobMissing(key);
    return pending;
  }

  private async create(key: string): Promise<string> {
    return (await this.client.send(new CreateMultipartUploadCommand(this.named(key)))).UploadId!;
  }

  private async uploadChunk(key: string, uploadId: string, number: number, bytes: Uint8Array): Promise<string> {
    const sent = { ...this.named(key), UploadId: uploadId, PartNumber: number, Body: bytes };
    try {
      return (await this.client.send(new UploadPartCommand(sent))).ETag ?? '';
    } catch (error) {
      throw isUnknownUpload(error) ? new BlobMissing(key) : error;
    }
  }

  private async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.named(key)));
  }

  private async sizeOf(key: string): Promise<number | undefined> {
    try {
      return (await this.client.send(new HeadObjectCommand(this.named(key)))).ContentLength ?? 0;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  private named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: requireKey(key) };
  }
}

/** The bytes of the part that is not complete yet. */
class PendingChunk {
  length = 0;
  private memory: Uint8Array | undefined;

  constructor(private readonly size: number) {}

  get isFull(): boolean {
    return this.length === this.size;
  }

  /** Returns the number of bytes that fitted. */
  add(bytes: Uint8Array): number {
    this.memory ??= Buffer.allocUnsafeSlow(this.size);
    const fitting = bytes.subarray(0, this.size - this.length);
    this.memory.set(fitting, this.length);
    this.length += fitting.length;
    return fitting.length;
  }

  /** Returns the bytes until more are added, and begins the next part. */
  taken(): Uint8Array {
    const bytes = this.memory!.subarray(0, this.length);
    this.length = 0;
    return bytes;
  }
}

function objectOf(partial: PartialFile): PartialObject {
  return { chunks: [], ...(partial as Partial<PartialObject>) };
}

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
const isUnknownUpload = (error: unknown) => (error as Error).name === 'NoSuchUpload';
