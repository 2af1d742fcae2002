import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both counted. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** No bytes are stored under the key. */
export class BlobMissing extends Error {}

/** Where bytes lie, by key. */
export abstract class BlobStore {
  /**
   * Keeps what `source` gives, on the disk when it returns. Nothing is readable before that, and of a source that
   * throws nothing stays. `attempt` grows with each try of one key: it ends what a dead earlier try left.
   */
  abstract put(key: string, source: AsyncIterable<Uint8Array>, attempt: number): Promise<void>;

  /** Throws {@link BlobMissing} before the first byte. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /** Lends the bytes as a local file, read-only, while `work` lasts. Throws {@link BlobMissing}. */
  abstract withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;

  /** Takes away what is stored and what is half-written; an unknown key is fine. */
  abstract remove(key: string): Promise<void>;
}
