import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { rasterOf, type Inspected } from '@reelsheet/platform-media-tools';
import { fileTypeFromBuffer } from 'file-type';
import { BlobStore } from '../store/store.port.js';
import { isKey, newKey } from '../store/key.js';
import { settleType, type MediaType } from './content-types.js';
import { md5Hex } from './etag.js';
import { INSPECTION } from './inspection.job.js';
import { MediaRepository, type Media } from './media.repository.js';
import { ThumbnailStore } from './thumbnail-store.js';

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
    private readonly thumbnails: ThumbnailStore,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** What the bytes are; undefined where they are of another kind than announced. */
  async detectType(blob: StoredBlob): Promise<MediaType | undefined> {
    const head = await buffer(await this.store.read(blob.key, { start: 0, end: HEAD_BYTES - 1 }));
    const shown = await fileTypeFromBuffer(head);
    return settleType(blob.contentType, shown?.mime);
  }

  /** Makes a blob readable, and has it looked at unless its maker did; done again, it changes nothing. In the caller's transaction. */
  async register(blob: StoredBlob, mediaType: MediaType, isLookedAt: boolean): Promise<Media> {
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
    if (isNew && !isLookedAt)
      await this.jobs.enqueue(INSPECTION, { mediaKey: key, organizationId: organizationId ?? 0 });
    return this.require(key);
  }

  /** Keeps what its maker found in it; done again, it changes nothing. */
  async showFindings(media: Media, { thumbnail, ...found }: Inspected): Promise<void> {
    if (media.inspectedAt !== null) return;
    if (thumbnail && (await rasterOf(thumbnail.bytes)) !== 'jpeg')
      throw invalid('findings.thumbnail.bytes', 'must be a JPEG');
    const kept = thumbnail && (await this.thumbnails.put(media, thumbnail, this.clock.now().getTime()));
    await this.transaction.run(async () => {
      if (kept) await this.media.insert(kept);
      await this.media.finishInspection(media.key, found);
    });
  }

  /** Null where it has none, or none yet. */
  async thumbnailOf({ thumbnailKey }: Media): Promise<Media | null> {
    return thumbnailKey === null ? null : this.media.find(thumbnailKey);
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
