import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketClient, type BucketOptions } from './bucket-client.js';

const SEGMENT_BYTES = 8 * 2 ** 20;
const SEGMENTS_AT_ONCE = 2;

export interface StoredObject {
  readonly byteSize: number;
  /** ETag as the store returns it: usually the quoted hexadecimal MD5 of a single-part upload. */
  readonly etag: string;
}

/** Objects by key in a bucket of any store with the S3 protocol. */
export class Bucket {
  readonly client: S3Client;
  private readonly name: string;

  constructor(options: BucketOptions) {
    this.name = options.bucket;
    this.client = bucketClient(options);
  }

  /**
   * Stores the bytes of `source`, of which it holds some segments in memory. A rejected part or a failing source aborts
   * the whole upload; S3 shows nothing before it is completed.
   */
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
      // Aborting may fail too; unfinished uploads remain, which the sweep of upload removes.
      throw faults[0] ?? error;
    }
  }

  /** Returns the bytes, of the whole object or of a range that includes both ends; undefined if there is no object. */
  async read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable | undefined> {
    const requested = range && { Range: `bytes=${range.start}-${range.end}` };
    const found = await orMissing(this.client.send(new GetObjectCommand({ ...this.named(key), ...requested })));
    return found && (found.Body as Readable);
  }

  /** Returns undefined if there is no object. */
  async stat(key: string): Promise<StoredObject | undefined> {
    const head = await orMissing(this.client.send(new HeadObjectCommand(this.named(key))));
    return head && { byteSize: head.ContentLength ?? 0, etag: head.ETag ?? '' };
  }

  /** An unknown key is no error. */
  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.named(key)));
  }

  private named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.name, Key: key };
  }
}

async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
