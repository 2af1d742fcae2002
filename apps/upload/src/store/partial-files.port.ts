/** Bytes after which a store makes what has arrived safe and reports it, and the size of a part in a bucket. */
export const CHECKPOINT_BYTES = 8 * 2 ** 20;

/** State of a file that arrives in several requests: JSON that only the store reads. */
export type PartialFile = Readonly<Record<string, unknown>>;

/** One attempt to continue a file. */
export interface Continuation {
  readonly key: string;
  /** The state of the last stored progress; `{}` before the first. */
  readonly partial: PartialFile;
  /** Number of bytes that earlier attempts stored. */
  readonly offset: number;
  /** Size of the whole file. */
  readonly byteSize: number;
  /** Grows with each attempt. */
  readonly attempt: number;
  /** True if an earlier attempt may still be writing. */
  readonly isContested: boolean;
  /** True if only all bytes of the attempt count, so that there is one progress at its end. */
  readonly isAllOrNothing: boolean;
}

/** Bytes that are safe from a crash. */
export interface StoredProgress {
  readonly partial: PartialFile;
  readonly offset: number;
}

/** Files that arrive in several requests, each of which any process may receive. */
export abstract class PartialFiles {
  /**
   * Appends the bytes of `source`, which are no more than are missing. Yields what is safe; the caller stores it before
   * it requests the next. Bytes of progress that was not stored are written again by the next attempt. Nothing that an
   * earlier attempt writes late changes the file. Throws {@link BlobMissing} if earlier bytes are lost.
   */
  abstract continue(continuation: Continuation, source: AsyncIterable<Uint8Array>): AsyncGenerator<StoredProgress>;

  /**
   * Makes the file readable under its key once all of its bytes have arrived, safe from a crash. It may be repeated,
   * also after an attempt that succeeded. Throws {@link BlobMissing} if bytes are lost.
   */
  abstract finish(key: string, partial: PartialFile, byteSize: number): Promise<void>;

  /** Removes the bytes of an unfinished file; unknown ones are no error. */
  abstract discard(key: string, partial: PartialFile): Promise<void>;
}
