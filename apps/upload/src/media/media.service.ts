import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Jobs } from '@reelsheet/platform-jobs';
import { fileTypeFromBuffer } from 'file-type';
import { BlobStore } from '../store/port.js';
import { isKey, newKey } from '../store/key.js';
import { settleType, type MediaType } from './content-types.js';
import { md5Hex } from './etag.js';
import { INSPECTION } from './inspection.step.js';
import { MediaRepository, type Media } from './media.repository.js';

/** Enough for every signature that is looked for, also behind a picture in an MP3's tag. */
const HEAD_BYTES = 2 ** 20;

export interface StoredBlob {
  readonly id: number;
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly checksum: string;
  readonly organizationId: number | null;
}

/** Stored bytes as the world reads them. */
@Injectable()
export class MediaService {
  constructor(
    private readonly media: MediaRepository,
    private readonly store: BlobStore,
    private readonly jobs: Jobs,
  ) {}

  /** What the bytes are; undefined where they are of another kind than announced. */
  async detectType(blob: StoredBlob): Promise<MediaType | undefined> {
    const head = await buffer(await this.store.read(blob.key, { start: 0, end: HEAD_BYTES - 1 }));
    const shown = await fileTypeFromBuffer(head);
    return settleType(blob.contentType, shown?.mime);
  }

  /** Makes a blob readable and has it looked at; done again, it changes nothing. In the caller's transaction. */
  async register(blob: StoredBlob, mediaType: MediaType): Promise<Media> {
    const { id: blobId, key, filename, byteSize, checksum, organizationId } = blob;
    const etag = md5Hex(checksum);
    const isNew = await this.media.insert({
      key,
      blobId,
      filename,
      byteSize,
      etag,
      ...mediaType,
      thumbnailKey: newKey(),
    });
    if (isNew) await this.jobs.order(INSPECTION, { mediaKey: key, organizationId: organizationId ?? 0 });
    return this.require(key);
  }

  /** The media that `<key>.<extension>` names. Throws `not_found`. */
  async named(file: string): Promise<Media> {
    const [key = '', extension] = file.split('.');
    const media = await this.require(key);
    if (file !== `${key}.${extension}` || extension !== media.extension) throw new DomainError(CommonErrors.notFound);
    return media;
  }

  private async require(key: string): Promise<Media> {
    const media = isKey(key) ? await this.media.find(key) : null;
    if (!media) throw new DomainError(CommonErrors.notFound);
    return media;
  }
}
