import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { newKey } from '../store/key.js';
import { BlobMissing, FileStore } from '../store/store.port.js';
import { ResizedPictureRepository } from './resized-picture.repository.js';

export interface DrawnBytes {
  readonly bytes: Buffer;
  readonly contentType: string;
}

export interface SizedPicture {
  readonly body: Readable;
  readonly byteSize: number;
  readonly contentType: string;
}

/** Stores the sizes of pictures that were drawn, so that each is drawn once. */
@Injectable()
export class StoredSizes {
  constructor(
    private readonly store: FileStore,
    private readonly sizes: ResizedPictureRepository,
    private readonly transaction: Transaction,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns undefined for a size that is not stored. */
  async find(mediaKey: string, size: string): Promise<SizedPicture | undefined> {
    const stored = await this.sizes.find(mediaKey, size);
    if (!stored) return undefined;
    const { fileKey, byteSize, contentType } = stored;
    try {
      return { body: await this.store.read(fileKey), byteSize, contentType };
    } catch (error) {
      if (!(error instanceof BlobMissing)) throw error;
      await this.sizes.remove(fileKey);
      return undefined;
    }
  }

  /** A size that cannot be stored is drawn again when it is requested again. */
  async add(mediaKey: string, size: string, { bytes, contentType }: DrawnBytes): Promise<void> {
    const fileKey = newKey();
    try {
      await this.store.put(fileKey, once(bytes), 1);
      await this.store.flush(fileKey);
      const picture = { mediaKey, size, fileKey, contentType, byteSize: bytes.length };
      const isStored = await this.transaction.run(() => this.sizes.insert(picture));
      if (!isStored) await this.store.remove(fileKey);
    } catch (err) {
      this.logger.warn({ err, key: mediaKey }, 'media: a resized picture could not be stored');
    }
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
