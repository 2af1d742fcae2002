import { Injectable } from '@nestjs/common';
import { DomainError, toMicro, type Micro } from '@reelsheet/kernel';
import { WalrusBlobStore, type BlobStore } from '@reelsheet/provider-blob-store';
import { CoreConfig } from '../core.config.js';
import { BackupErrors } from './backup.errors.js';
import { priceOf } from './backup.js';

/** The blob store and its price, as far as the operator has set them up. */
@Injectable()
export class BackupStore {
  private readonly store: BlobStore | undefined;

  constructor(private readonly config: CoreConfig) {
    const { BLOB_PUBLISHER_URL: publisherUrl, BLOB_AGGREGATOR_URL: aggregatorUrl = publisherUrl } = config;
    if (publisherUrl && aggregatorUrl)
      this.store = new WalrusBlobStore({ publisherUrl, aggregatorUrl, token: config.BLOB_PUBLISHER_TOKEN });
  }

  /** Throws `provenance_disabled`. */
  get blobs(): BlobStore {
    if (!this.store) throw new DomainError(BackupErrors.disabled);
    return this.store;
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
}
