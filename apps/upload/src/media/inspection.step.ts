import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { mediaInspected } from '@reelsheet/contracts';
import { Clock } from '@reelsheet/kernel';
import { jobKind, RunsJob, type Completed, type JobStep, type Work } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { BlobMissing, BlobStore } from '../store/port.js';
import { UploadConfig } from '../upload.config.js';
import { InspectionEntity } from './inspection.entity.js';
import { lookAt, NOTHING, type Look, type Thumbnail } from './look.js';
import { UnreadableMedia } from './media-tool.js';
import { mediaUrl } from './media-url.js';
import { MediaRepository, type Media, type NewMedia } from './media.repository.js';

export const INSPECTION = jobKind({ entity: InspectionEntity, concurrency: 2 });

/** Looks at stored media. It ends with mediaInspected whatever the bytes are, with the last try at the latest. */
@RunsJob(INSPECTION)
export class InspectionStep implements JobStep<InspectionEntity> {
  constructor(
    private readonly config: UploadConfig,
    private readonly media: MediaRepository,
    private readonly store: BlobStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run({ job }: Work<InspectionEntity>): Promise<Completed<InspectionEntity>> {
    const media = await this.media.find(job.mediaKey);
    if (!media) return { state: 'completed' };
    const look = await this.look(media);
    const thumbnail = look.thumbnail && (await this.keepThumbnail(media, look.thumbnail, job.attempt));
    return this.completed(media, look, thumbnail);
  }

  async recover(_: unknown, { job }: Work<InspectionEntity>): Promise<Completed<InspectionEntity> | undefined> {
    if (job.attempt < INSPECTION.attempts) return undefined;
    const media = await this.media.find(job.mediaKey);
    return media ? this.completed(media, NOTHING, null) : { state: 'completed' };
  }

  /** Where the media was removed meanwhile, the thumbnail goes too. */
  private completed(media: Media, look: Look, thumbnail: NewMedia | null): Completed<InspectionEntity> {
    const { key } = media;
    const { width, height, duration } = look;
    return {
      state: 'completed',
      commit: async () => {
        await this.media.finishInspection(key, look);
        if (thumbnail) await this.media.insert(thumbnail);
        const thumbnailUrl = thumbnail && mediaUrl(this.config.UPLOAD_URL, thumbnail);
        await this.outbox.send(mediaInspected, { key, width, height, duration, thumbnail_url: thumbnailUrl });
      },
      abandon: async () => {
        if (thumbnail && !(await this.media.find(key))) await this.store.remove(thumbnail.key);
      },
    };
  }

  private async look({ key, objectType }: Media): Promise<Look> {
    try {
      return await this.store.withFile(key, (path) => lookAt(path, objectType));
    } catch (error) {
      if (!(error instanceof UnreadableMedia || error instanceof BlobMissing)) throw error;
      this.logger.info({ key, reason: error.message }, 'media: nothing could be seen');
      return NOTHING;
    }
  }

  private async keepThumbnail(
    { blobId, filename, thumbnailKey }: Media,
    { bytes, width, height }: Thumbnail,
    attempt: number,
  ): Promise<NewMedia> {
    const key = thumbnailKey!;
    await this.store.put(key, once(bytes), attempt);
    return {
      key,
      blobId,
      filename: `${filename}.thumbnail.jpg`,
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
