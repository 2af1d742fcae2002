export interface StoreRequest {
  /** Path of what is stored. */
  readonly file: string;
  readonly epochs: number;
  /** The wallet that gets the stored object; ours keeps it where absent. */
  readonly owner?: string;
  /** Stores it although the same bytes are there already, so that the owner has an object of their own. */
  readonly force: boolean;
  readonly signal?: AbortSignal;
}

export interface StoredBlob {
  readonly blobId: string;
  /** Null if the store had the bytes already and does not return the id. */
  readonly objectId: string | null;
  readonly storageId: string | null;
  readonly encodedLength: number | null;
  /** The first epoch in which it is not kept any more. */
  readonly endEpoch: number;
}

/** A content-addressed store for backups: the same bytes are stored once. */
export abstract class BlobStore {
  /** Rejects with a ProviderError: `unknown_outcome` where it may be stored all the same. */
  abstract store(request: StoreRequest): Promise<StoredBlob>;
  /** Streams the stored bytes. Rejects with a ProviderError. */
  abstract read(blobId: string, signal?: AbortSignal): Promise<ReadableStream<Uint8Array>>;
}

/** The most that a blob of this many bytes takes once it is encoded, with the metadata that all nodes keep. */
export const encodedLengthOf = (size: number): number => Math.ceil(size * 4.5) + 64_000_000;
