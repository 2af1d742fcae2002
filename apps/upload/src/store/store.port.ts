import type { Readable } from 'node:stream';
import type { PutGrant } from './presigner.js';

/** Bytes from `start` to `end`, both counted. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly key: string;
  readonly writtenAt: Date;
}

export interface StoredBytes {
  readonly byteSize: number;
  /** As the store gives it: of what was PUT in one piece mostly the quoted hexadecimal MD5. */
  readonly etag: string;
}

/** No bytes are stored under the key. */
export class BlobMissing extends Error {}

/** The store had taken bytes, and could not keep them. */
export class BlobLost extends Error {}

/** Where bytes lie, by key. */
export abstract class BlobStore {
  /**
   * Keeps what `source` gives: whole when it returns, and safe from a crash after {@link flush}. Nothing is readable
   * before that, and of a source that throws nothing stays. What it gives is its own again when it is asked for more. `attempt` grows with each try of one key: it ends what a dead earlier try left.
   */
  abstract put(key: string, source: AsyncIterable<Uint8Array>, attempt: number): Promise<void>;

  /** Whether a crash may still take what was put; else {@link flush} has nothing to do. */
  abstract readonly needsFlush: boolean;

  /** What was put is safe from a crash when it returns. Throws {@link BlobMissing}, or {@link BlobLost} where it is not. */
  abstract flush(key: string): Promise<void>;

  /** Throws {@link BlobMissing} before the first byte. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /** Lends the bytes as a local file, read-only, while `work` lasts. Throws {@link BlobMissing}. */
  abstract withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;

  /** Takes away what is stored and what is half-written; an unknown key is fine. */
  abstract remove(key: string): Promise<void>;

  /** Whether callers PUT bytes there without this service. */
  abstract readonly isOpenToCallers: boolean;

  /** Undefined where nothing is stored. */
  abstract stat(key: string): Promise<StoredBytes | undefined>;

  /** Where exactly these bytes may be PUT for so long without passing through this service; undefined where all bytes do. */
  abstract addressFor(grant: PutGrant, signedAt: Date, seconds: number): Promise<string | undefined>;

  /** All that is stored, in no order, some at a time. */
  abstract list(): AsyncGenerator<readonly StoredFile[]>;

  /** What tells this store from others, kept in it from the first look on; undefined where its address does. */
  abstract mark(): Promise<string | undefined>;

  /** Instead of the mark that it has. */
  abstract takeMark(mark: string): Promise<void>;

  /** Takes away half-written bytes to which nothing was added since. */
  abstract sweepParts(before: Date): Promise<void>;
}
