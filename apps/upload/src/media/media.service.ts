import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Jobs } from '@reelsheet/platform-jobs';
import { assertPicture, rasterOf, type Inspected } from '@reelsheet/platform-media-tools';
import { fileTypeFromBuffer } from 'file-type';
import { FileStore } from '../store/store.port.js';
import { fileKeyOf, isKey, newKey } from '../store/key.js';
import { settleType, type MediaType } from './content-types.js';
import { md5Hex } from './etag.js';
import { INSPECTION } from './inspection.job.js';
import { MediaRepository, type NewAddress, type Media } from './media.repository.js';
import { ThumbnailStore } from './thumbnail-store.js';
import { HEAD_BYTES } from './media-limits.js';

export interface ClaimedBlob {
  readonly id: number;
  readonly key: string;
  readonly fileKey: string | null;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly checksum: string;
  readonly organizationId: number | null;
}

/** Publicly readable media. */
@Injectable()
export class MediaService {
  constructor(
    private readonly media: MediaRepository,
    private readonly store: FileStore,
    private readonly thumbnails: ThumbnailStore,
    private readonly jobs: Jobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the detected type, or undefined if the bytes are of another kind than announced. Throws
   * `unreadable_source` for a picture that cannot be opened.
   */
  async detectType(blob: ClaimedBlob): Promise<MediaType | undefined> {
    const head = await buffer(await this.store.read(fileKeyOf(blob), { start: 0, end: HEAD_BYTES - 1 }));
    const shown = await fileTypeFromBuffer(head);
    const mediaType = settleType(blob.contentType, shown?.mime);
    if (mediaType?.objectType === 'image') await assertPicture(head, blob.byteSize <= HEAD_BYTES);
    return mediaType;
  }

  /**
   * Makes a blob readable, and schedules an inspection unless it was inspected by its maker. Safe to repeat. Joins the
   * open transaction.
   */
  async register(blob: ClaimedBlob, mediaType: MediaType, isInspected: boolean): Promise<Media> {
    const { id: blobId, key, fileKey, filename, byteSize, checksum, organizationId } = blob;
    const etag = md5Hex(checksum);
    const isNew = await this.media.insert({
      key,
      fileKey,
      blobId,
      filename,
      byteSize,
      etag,
      ...mediaType,
      thumbnailKey: newKey(),
    });
    if (isNew && !isInspected)
      await this.jobs.enqueue(INSPECTION, { mediaKey: key, organizationId: organizationId ?? 0 });
    return this.require(key);
  }

  /** Stores the inspection result of the maker. Safe to repeat. */
  async storeInspection(media: Media, { thumbnail, ...found }: Inspected): Promise<void> {
    if (media.inspectedAt !== null) return;
    if (thumbnail && (await rasterOf(thumbnail.bytes)) !== 'jpeg')
      throw invalid('findings.thumbnail.bytes', 'must be a JPEG');
    const stored = thumbnail && (await this.thumbnails.put(media, thumbnail, this.clock.now().getTime()));
    await this.transaction.run(async () => {
      if (stored) await this.media.insert(stored);
      await this.media.finishInspection(media.key, found);
    });
  }

  /** Returns null if there is no thumbnail, or not yet. */
  async thumbnailOf({ thumbnailKey }: Media): Promise<Media | null> {
    return thumbnailKey === null ? null : this.media.find(thumbnailKey);
  }

  /**
   * Ends the present addresses of media and of their thumbnails. Safe to repeat. Returns the number of media and
   * thumbnails that have another one.
   */
  async changeAddresses(addresses: readonly NewAddress[]): Promise<number> {
    return this.media.changeAddresses(addresses);
  }

  /**
   * Returns the media whose present address ends in `<key>.<extension>`. Throws `not_found`, also if its inspection
   * failed.
   */
  async named(file: string): Promise<Media> {
    const [key = '', extension] = file.split('.');
    const media = isKey(key) ? await this.media.findAtAddress(key) : null;
    if (!media) throw new DomainError(CommonErrors.notFound);
    if (media.inspectionError !== null) throw new DomainError(CommonErrors.notFound);
    if (file !== `${key}.${extension}` || extension !== media.extension) throw new DomainError(CommonErrors.notFound);
    return media;
  }

  private async require(key: string): Promise<Media> {
    const media = isKey(key) ? await this.media.find(key) : null;
    if (!media) throw new DomainError(CommonErrors.notFound);
    return media;
  }
}
