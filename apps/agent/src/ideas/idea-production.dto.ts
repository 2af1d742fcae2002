import { PLATFORMS, prose } from '@reelsheet/kernel';
import { Choice, Flag, Json, ListOf, Nested, Text, Whole } from '@reelsheet/platform-http';
import { PRODUCTION_PLATFORM_STATUSES, PRODUCTION_POST_STATUSES } from './idea-production.js';
import type { IdeaProduction } from './idea-production-client.js';

const NONE = { nullable: true } as const;
const COUNTS = '`views`, `likes`, `comments` and `shares`; null where the network does not report it';

class ProductionVideoView {
  @Whole({ about: 'the file in the library' }) content_resource_id!: number;
  @Text() url!: string;
  @Text(NONE) thumbnail_url!: string | null;
}

class ProductionMetricsView {
  @Json({ about: COUNTS }) counts!: Record<string, number | null>;
  @Text({ format: 'date-time', about: 'when the network was asked' }) read_at!: string;
}

class ProductionPlatformView {
  @Choice(PLATFORMS) platform!: string;
  @Choice(PRODUCTION_PLATFORM_STATUSES) status!: string;
  @Text({ ...NONE, about: 'public link to the live post' }) post_url!: string | null;
  @Text({ ...NONE, format: 'date-time' }) published_at!: string | null;
  @Text({ ...NONE, example: 'media_fetch_failed' }) error_code!: string | null;
  @Nested(() => ProductionMetricsView, { ...NONE, about: 'null until they are read' })
  metrics!: ProductionMetricsView | null;
}

class ProductionPostView {
  @Whole() post_id!: number;
  @Choice(PRODUCTION_POST_STATUSES)
  status!: string;
  @Text({ format: 'date-time' }) scheduled_time!: string;
  @ListOf(() => ProductionPlatformView) platforms!: ProductionPlatformView[];
}

export class IdeaProductionView {
  @Whole({ ...NONE, about: 'null if the idea has no row' }) vidsheet_id!: number | null;
  @Whole({ ...NONE, about: 'the row that was made of the idea' }) row_id!: number | null;
  @Whole({ ...NONE, about: 'position of the row, from 0' }) row_position!: number | null;
  @Nested(() => ProductionVideoView, {
    ...NONE,
    about: 'the newest render of the final video of the row, not a draft; null if there is none',
  })
  video!: ProductionVideoView | null;
  @ListOf(() => ProductionPostView, {
    about: 'posts with the `idea_id`, or of a video of the row; the 20 newest, newest first',
  })
  posts!: ProductionPostView[];
  @Flag({
    about: prose`true in a long list that cannot hold these posts, nor the figures of its oldest ideas; read the idea
      itself to see them`,
  })
  posts_truncated!: boolean;
  @Json({ ...NONE, about: `sums over these posts: ${COUNTS}; null until any are read` })
  figures!: Record<string, number | null> | null;
}

/** The wire format equals the contract's, without the idea's id. */
export const toProduction = ({ idea_id: _, ...production }: IdeaProduction): IdeaProductionView => production;
