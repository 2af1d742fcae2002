import { Inject } from '@nestjs/common';
import { mediaInspected } from '@reelsheet/contracts';
import { jobKind, RunsJob, type Completed, type JobStep, type JobContext } from '@reelsheet/platform-jobs';
import { inspect, NOTHING_FOUND, UnreadableMedia, type Inspected } from '@reelsheet/platform-media-tools';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { BlobMissing, FileStore } from '../store/store.port.js';
import { UploadConfig } from '../upload.config.js';
import { InspectionEntity } from './inspection.entity.js';
import { mediaUrl } from './media-url.js';
import { MediaRepository, type Media, type NewMedia } from './media.repository.js';
import { ThumbnailStore } from './thumbnail-store.js';

export const INSPECTION = jobKind({ entity: InspectionEntity, concurrency: 3 });

/** Inspects stored media. It always ends with mediaInspected, at the latest after the last attempt. */
@RunsJob(INSPECTION)
export class InspectionStep implements JobStep<InspectionEntity> {
  constructor(
    private readonly config: UploadConfig,
    private readonly media: MediaRepository,
    private readonly store: FileStore,
    private readonly thumbnails: ThumbnailStore,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run({ job }: JobContext<InspectionEntity>): Promise<Completed<InspectionEntity>> {
    const media = await this.media.find(job.mediaKey);
    if (!media) return { state: 'completed' };
    const found = await this.inspect(media);
    const thumbnail = found.thumbnail && (await this.thumbnails.put(media, found.thumbnail, job.attempt));
    return this.completed(media, found, thumbnail);
  }

  async recover(_: unknown, { job }: JobContext<InspectionEntity>): Promise<Completed<InspectionEntity> | undefined> {
    if (job.attempt < INSPECTION.attempts) return undefined;
    const media = await this.media.find(job.mediaKey);
    return media ? this.completed(media, NOTHING_FOUND, null) : { state: 'completed' };
  }

  /** If the media was removed in the meantime, the thumbnail is removed too. */
  private completed(media: Media, found: Inspected, thumbnail: NewMedia | null): Completed<InspectionEntity> {
    const { key } = media;
    const { width, height, duration } = found;
    return {
      state: 'completed',
      commit: async () => {
        await this.media.finishInspection(key, found);
        if (thumbnail) await this.media.insert(thumbnail);
        const thumbnailUrl = thumbnail && mediaUrl(this.config.UPLOAD_URL, thumbnail);
        await this.outbox.send(mediaInspected, { key, width, height, duration, thumbnail_url: thumbnailUrl });
      },
      abandon: async () => {
        if (thumbnail && !(await this.media.find(key))) await this.store.remove(thumbnail.key);
      },
    };
  }

  private async inspect({ key, objectType }: Media): Promise<Inspected> {
    try {
      return await this.store.withFile(key, (path) => inspect(path, objectType));
    } catch (error) {
      if (!(error instanceof UnreadableMedia || error instanceof BlobMissing)) throw error;
      this.logger.info({ err: error, key }, 'media: nothing could be seen');
      return NOTHING_FOUND;
    }
  }
}
