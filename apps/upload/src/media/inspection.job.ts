import { Inject } from '@nestjs/common';
import { mediaInspected } from '@reelsheet/contracts';
import { jobKind, RunsJob, type Completed, type JobStep, type JobContext } from '@reelsheet/platform-jobs';
import { inspect, NOTHING_FOUND, UnreadableMedia, type Inspected } from '@reelsheet/platform-media-tools';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { fileKeyOf } from '../store/key.js';
import { BlobMissing, FileStore } from '../store/store.port.js';
import { UploadConfig } from '../upload.config.js';
import { InspectionEntity } from './inspection.entity.js';
import { mediaUrl } from './media-url.js';
import { MediaRepository, type Media, type NewMedia } from './media.repository.js';
import { ThumbnailStore } from './thumbnail-store.js';

export const INSPECTION = jobKind({ entity: InspectionEntity, concurrency: 3 });

/** A result of an inspection, with the reason if the bytes cannot be read. */
interface InspectionOutcome {
  readonly found: Inspected;
  readonly error?: string;
}

const NOT_INSPECTED: InspectionOutcome = { found: NOTHING_FOUND, error: 'could not be inspected' };

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
    const outcome = await this.inspect(media);
    const { thumbnail } = outcome.found;
    const stored = thumbnail && (await this.thumbnails.put(media, thumbnail, job.attempt));
    return this.completed(media, outcome, stored);
  }

  async recover(_: unknown, { job }: JobContext<InspectionEntity>): Promise<Completed<InspectionEntity> | undefined> {
    if (job.attempt < INSPECTION.attempts) return undefined;
    const media = await this.media.find(job.mediaKey);
    return media ? this.completed(media, NOT_INSPECTED, null) : { state: 'completed' };
  }

  /** If the media was removed in the meantime, the thumbnail is removed too. */
  private completed(
    { key }: Media,
    { found, error }: InspectionOutcome,
    thumbnail: NewMedia | null,
  ): Completed<InspectionEntity> {
    const { width, height, duration } = found;
    return {
      state: 'completed',
      commit: async () => {
        await this.media.finishInspection(key, found, error);
        if (thumbnail) await this.media.insert(thumbnail);
        const thumbnailUrl = thumbnail && mediaUrl(this.config.UPLOAD_URL, thumbnail);
        const properties = { width, height, duration, thumbnail_url: thumbnailUrl, error: error ?? null };
        await this.outbox.send(mediaInspected, { key, ...properties });
      },
      abandon: async () => {
        if (thumbnail && !(await this.media.find(key))) await this.store.remove(thumbnail.key);
      },
    };
  }

  private async inspect(media: Media): Promise<InspectionOutcome> {
    try {
      return { found: await this.store.withFile(fileKeyOf(media), (path) => inspect(path, media.objectType)) };
    } catch (error) {
      if (!(error instanceof UnreadableMedia || error instanceof BlobMissing)) throw error;
      this.logger.info({ err: error, key: media.key }, 'media: the inspection failed');
      return { found: NOTHING_FOUND, error: error.message };
    }
  }
}
