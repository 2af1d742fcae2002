import { Bucket, reasonOf, type BucketOptions } from '@reelsheet/bucket';
import { StorageError, type FileStorage } from './file-storage.js';

/** Files in a bucket, as upload stores them: the key of an object is that of the file. */
export class BucketStorage implements FileStorage {
  readonly name: string;
  private readonly bucket: Bucket;

  constructor(options: BucketOptions) {
    this.name = `the bucket ${options.bucket} at ${options.endpoint.replace(/\/$/, '')}`;
    this.bucket = new Bucket(options);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    const found = await this.guarded(() => this.bucket.stat(key));
    return found?.byteSize;
  }

  async *read(key: string): AsyncGenerator<Uint8Array> {
    const bytes = await this.guarded(() => this.bucket.read(key));
    if (!bytes) throw this.named(new Error(`it has no object ${key}`));
    try {
      yield* bytes as AsyncIterable<Buffer>;
    } catch (error) {
      throw this.named(error);
    }
  }

  async write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await this.guarded(() => this.bucket.put(key, bytes));
  }

  async remove(key: string): Promise<void> {
    await this.guarded(() => this.bucket.remove(key));
  }

  private async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.named(error);
    }
  }

  private named(error: unknown): StorageError {
    return StorageError.of(this.name, error, reasonOf);
  }
}
