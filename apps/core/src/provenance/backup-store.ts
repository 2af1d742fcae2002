import { Injectable } from '@nestjs/common';
import { Clock, DomainError, toMicro, type Micro } from '@reelsheet/kernel';
import { encodedLengthOf, WalrusBlobStore, type BlobStore } from '@reelsheet/provider-blob-store';
import { ProviderError } from '@reelsheet/provider-common';
import { CoreConfig } from '../core.config.js';
import { BackupErrors } from './backup.errors.js';
import { BackupProcessError } from './backup-error.js';
import { EPOCHS, priceOf } from './backup.js';

export interface Bytes {
  /** Path of the file to store. */
  readonly file: string;
  readonly size: number;
  readonly owner: string | null;
  /** True if an earlier attempt may have stored it already. */
  readonly isRepeated: boolean;
  readonly signal: AbortSignal;
}

/** Identifiers of the stored bytes, as in the backup's columns. */
export interface BackedUpBlob {
  readonly storeBlobId: string;
  readonly storeBlobObjectId: string | null;
  readonly storeStorageId: string | null;
  readonly storeEndEpoch: number;
  readonly storeEncodedLengthBytes: number;
  readonly storedAt: Date;
}

/** The blob store and its price, if the operator has configured them. */
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
   * Stores the bytes for {@link EPOCHS}. Blobs are addressed by content, so a blob of an earlier attempt with unknown
   * outcome is found and not stored again.
   */
  async keep({ file, size, owner, isRepeated, signal }: Bytes): Promise<BackedUpBlob> {
    try {
      const force = owner !== null && !isRepeated;
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
      throw new BackupProcessError(BackupErrors.upload, error.retryable || error.category === 'unknown_outcome', error);
    }
  }

  /** Passes the bytes of a blob to the reader. Aggregators may not find a blob immediately after it was stored. */
  async readBack<T>(
    blobId: string,
    signal: AbortSignal,
    take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<T> {
    try {
      return await take(await this.blobs.read(blobId, signal));
    } catch (error) {
      signal.throwIfAborted();
      throw new BackupProcessError(BackupErrors.readback, true, error, 'it could not be read');
    }
  }

  /** Throws `provenance_disabled`. */
  private get blobs(): BlobStore {
    if (!this.store) throw new DomainError(BackupErrors.disabled);
    return this.store;
  }
}
