import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { mediaInspected } from '@reelsheet/contracts';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { StillClaimed } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { whileClaimed, type Lease } from '../claim.js';
import { newKey } from '../store/key.js';
import { BlobMissing, BlobStore } from '../store/port.js';
import { UploadConfig } from '../upload.config.js';
import { lookAt, NOTHING, type Look, type Thumbnail } from './look.js';
import { UnreadableMedia } from './media-tool.js';
import { mediaUrl } from './media-url.js';
import type { MediaEntity } from './media.entity.js';
import { MediaRepository, type Findings, type NewMedia } from './media.repository.js';

const LEASE: Lease = { seconds: 30, renewEveryMs: 10_000 };
const MOST_ATTEMPTS = 3;

/** Looks at stored media once: size, length, thumbnail. */
@Injectable()
export class InspectionService {
  constructor(
    private readonly config: UploadConfig,
    private readonly media: MediaRepository,
    private readonly store: BlobStore,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ends with mediaInspected whatever the bytes are, after three tries at the latest. Throws StillClaimed while another worker is at it. */
  async inspect(blobId: number): Promise<void> {
    const found = await this.media.findOfBlob(blobId);
    if (!found || found.inspectedAt) return;
    const media = await this.media.startInspection(found.key, newKey(), LEASE.seconds);
    if (!media) throw new StillClaimed();
    try {
      await whileClaimed(
        LEASE,
        () => this.media.holdInspection(media, LEASE.seconds),
        () => this.perform(media),
      );
    } catch (error) {
      await this.media.holdInspection(media, 0).catch(() => undefined);
      throw error;
    }
  }

  private async perform(media: MediaEntity): Promise<void> {
    const look = media.attempt > MOST_ATTEMPTS ? NOTHING : await this.look(media);
    const thumbnail = look.thumbnail && (await this.keepThumbnail(media, look.thumbnail));
    const finished = await this.finish(media, look, thumbnail);
    if (!finished && thumbnail && !(await this.media.find(media.key))) await this.store.remove(thumbnail.key);
  }

  /** False where another attempt was first, or the media was removed meanwhile. */
  private finish(
    media: MediaEntity,
    { width, height, duration }: Findings,
    thumbnail: NewMedia | null,
  ): Promise<boolean> {
    return this.transaction.run(async () => {
      if (!(await this.media.finishInspection(media, { width, height, duration }))) return false;
      if (thumbnail) await this.media.insert(thumbnail);
      const thumbnailUrl = thumbnail && mediaUrl(this.config.UPLOAD_URL, thumbnail);
      await this.outbox.send(mediaInspected, { key: media.key, width, height, duration, thumbnail_url: thumbnailUrl });
      return true;
    });
  }

  private async look({ key, objectType }: MediaEntity): Promise<Look> {
    try {
      return await this.store.withFile(key, (path) => lookAt(path, objectType));
    } catch (error) {
      if (!(error instanceof UnreadableMedia || error instanceof BlobMissing)) throw error;
      this.logger.info({ key, reason: error.message }, 'media: nothing could be seen');
      return NOTHING;
    }
  }

  private async keepThumbnail(media: MediaEntity, { bytes, width, height }: Thumbnail): Promise<NewMedia> {
    const key = media.thumbnailKey!;
    await this.store.put(key, once(bytes), media.attempt);
    return {
      key,
      blobId: media.blobId,
      filename: `${media.filename}.thumbnail.jpg`,
      contentType: 'image/jpeg',
      extension: 'jpg',
      objectType: 'image',
      byteSize: bytes.length,
      etag: createHash('md5').update(bytes).digest('hex'),
      width,
      height,
      inspectedAt: this.clock.now(),
    };
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
