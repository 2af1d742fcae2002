import { Injectable } from '@nestjs/common';
import { Clock, DomainError, toMicro, type Micro } from '@reelsheet/kernel';
import { encodedLengthOf, WalrusBlobStore, type BlobStore } from '@reelsheet/provider-blob-store';
import { ProviderError } from '@reelsheet/provider-common';
import { CoreConfig } from '../core.config.js';
import { BackupErrors } from './backup.errors.js';
import { BackupError } from './backup-failure.js';
import { EPOCHS, priceOf } from './backup.js';

export interface Bytes {
  /** Path of what is stored. */
  readonly file: string;
  readonly size: number;
  readonly owner: string | null;
  /** The store may have it already: another try of the same. */
  readonly begun: boolean;
  readonly signal: AbortSignal;
}

/** Where the bytes lie, as a backup's columns say it. */
export interface Kept {
  readonly storeBlobId: string;
  readonly storeBlobObjectId: string | null;
  readonly storeStorageId: string | null;
  readonly storeEndEpoch: number;
  readonly storeEncodedLengthBytes: number;
  readonly storedAt: Date;
}

/** The blob store and its price, as far as the operator has set them up. */
@Injectable()
export class BackupStore {
  private readonly store: BlobStore | undefined;

  constructor(
    private readonly config: CoreConfig,
    private readonly clock: Clock,
  ) {
    const { BLOB_PUBLISHER_URL: publisherUrl, BLOB_AGGREGATOR_URL: aggregatorUrl = publisherUrl } = config;
    if (publisherUrl && aggregatorUrl)
      this.store = new WalrusBlobStore({ publisherUrl, aggregatorUrl, token: config.BLOB_PUBLISHER_TOKEN });
  }

  /** Throws `provenance_disabled` and `provenance_pricing_not_configured`. */
  price(encodedLength: number): Micro {
    const { BACKUP_GB_MONTH_PRICE: price } = this.config;
    if (!this.store) throw new DomainError(BackupErrors.disabled);
    if (price === undefined || toMicro(price) <= 0) throw new DomainError(BackupErrors.unpriced);
    return priceOf(encodedLength, price);
  }

  get isSetUp(): boolean {
    return this.store !== undefined && this.config.BACKUP_GB_MONTH_PRICE !== undefined;
  }

  /**
   * Stores bytes from now on for {@link EPOCHS}. Blobs are found by what they hold: what an upload of unknown outcome left
   * is found by the next, which therefore does not force another object.
   */
  async keep({ file, size, owner, begun, signal }: Bytes): Promise<Kept> {
    try {
      const force = owner !== null && !begun;
      const blob = await this.blobs.store({ file, epochs: EPOCHS, owner: owner ?? undefined, force, signal });
      return {
        storeBlobId: blob.blobId,
        storeBlobObjectId: blob.objectId,
        storeStorageId: blob.storageId,
        storeEndEpoch: blob.endEpoch,
        storeEncodedLengthBytes: blob.encodedLength ?? encodedLengthOf(size),
        storedAt: this.clock.now(),
      };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw new BackupError(BackupErrors.upload, error.retryable || error.category === 'unknown_outcome', error);
    }
  }

  /** Gives the bytes of a blob to whoever takes them. Aggregators may not know at once what a publisher has stored. */
  async readBack<T>(
    blobId: string,
    signal: AbortSignal,
    take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<T> {
    try {
      return await take(await this.blobs.read(blobId, signal));
    } catch (error) {
      signal.throwIfAborted();
      throw new BackupError(BackupErrors.readback, true, error, 'it could not be read');
    }
  }

  /** Throws `provenance_disabled`. */
  private get blobs(): BlobStore {
    if (!this.store) throw new DomainError(BackupErrors.disabled);
    return this.store;
  }
}
