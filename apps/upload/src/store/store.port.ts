import type { Readable } from 'node:stream';
import type { PartialFiles } from './partial-files.port.js';
import type { PutGrant } from './presigner.js';

/** Bytes from `start` to `end`, both inclusive. */
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
  /** ETag as the store returns it: usually the quoted hexadecimal MD5 of a single-part upload. */
  readonly etag: string;
}

/** No bytes are stored under the key. */
export class BlobMissing extends Error {}

/** The store accepted bytes but could not keep them. */
export class BlobLost extends Error {}

/** Stores bytes by key. */
export abstract class FileStore {
  /**
   * Stores the bytes of `source`: complete when it returns, and safe from a crash after {@link flush}. Nothing is
   * readable before, and nothing stays of a source that throws. Yielded memory may be reused when the next chunk is
   * requested. `attempt` grows with each attempt for one key and ends an earlier one.
   */
  abstract put(key: string, source: AsyncIterable<Uint8Array>, attempt: number): Promise<void>;

  /** Files that arrive in several requests. */
  abstract readonly partials: PartialFiles;

  /** True if a crash can lose stored bytes before {@link flush}. */
  abstract readonly needsFlush: boolean;

  /** Makes stored bytes safe from a crash. Throws {@link BlobMissing}, or {@link BlobLost} if they are lost. */
  abstract flush(key: string): Promise<void>;

  /**
   * True if bytes may appear under a key after the attempt to put them has ended, so that another attempt needs another
   * key.
   */
  abstract readonly writesLate: boolean;

  /** Throws {@link BlobMissing} before the first byte. */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /**
   * Provides the bytes as a read-only local file while `work` runs. A store that copies them copies a limited number of
   * bytes at a time, so the call may wait. Throws {@link BlobMissing}.
   */
  abstract withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;

  /** Removes complete and unfinished bytes; an unknown key is no error. */
  abstract remove(key: string): Promise<void>;

  /** True if callers PUT bytes there without this service. */
  abstract readonly isOpenToCallers: boolean;

  /** Returns undefined if nothing is stored. */
  abstract stat(key: string): Promise<StoredBytes | undefined>;

  /**
   * Returns the address to which these bytes may be PUT for this time without passing through this service; undefined
   * if all bytes pass through it.
   */
  abstract addressFor(grant: PutGrant, signedAt: Date, seconds: number): Promise<string | undefined>;

  /**
   * Copies the bytes that a caller PUT to the address of this grant to `key`, which no address covers, so that a later
   * PUT does not change them. The copy has the announced size and, as far as the store reports one, MD5. Returns false,
   * storing nothing under `key`, if there are no such bytes. A key must be used for one attempt only.
   */
  abstract collect(grant: PutGrant, key: string): Promise<boolean>;

  /** Lists everything in batches, in no particular order. */
  abstract list(): AsyncGenerator<readonly StoredFile[]>;

  /** Returns the mark that identifies this store, created at the first call; undefined if its address identifies it. */
  abstract mark(): Promise<string | undefined>;

  /** Replaces the mark. */
  abstract replaceMark(mark: string): Promise<void>;

  /** Removes unfinished bytes that were not written to since. */
  abstract sweepPartialFiles(before: Date): Promise<void>;
}
