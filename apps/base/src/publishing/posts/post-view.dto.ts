import { choices, PLATFORMS } from '@reelsheet/kernel';
import { Choice, Flag, Json, ListOf, Nested, Text, Texts, Whole } from '@reelsheet/platform-http';
import {
  mapMetrics,
  PLATFORM_RULES,
  POST_METRIC_NAMES,
  SCHEDULE_TYPES,
  type PlatformRule,
  type PostMetrics,
} from '@reelsheet/provider-publisher';
import { formatInZone } from './local-time.js';
import type { MusicTrack } from './media/music-library.js';
import { TARGET_STATUS_OF_JOB, POST_STATUSES, TARGET_STATUSES, POST_STATUS_OF_TARGET } from './post.js';
import { PostContentBody } from './post.dto.js';
import type { Post } from './post.repository.js';
import type { EditedPost } from './live-edits/live-edit.service.js';
import type { CreatedPost } from './post.service.js';
import { toContent, toPlatformOptions } from './wire-content.js';

const MEDIA_KINDS = choices('Media of a post', {
  video: 'video',
  image: 'picture',
  document: 'PDF, PowerPoint or Word',
});
const PLATFORM_POST_STATUSES = choices(
  'Status of a post at a platform (`status`)',
  {
    scheduled: 'waits for its time',
    publishing: 'being published',
    success: 'live',
    failed: 'not live; `error_code` says why',
  },
  'The same as `normalized_status`, in the words of a post.',
);

const NONE = { nullable: true } as const;

export class PlatformRuleView {
  @Choice(PLATFORMS) platform!: string;
  @Text() label!: string;
  @Flag() text_only!: boolean;
  @Texts({ values: MEDIA_KINDS }) media!: readonly string[];
  @Whole() max_media_items!: number;
  @Whole({ about: 'in Unicode code points; see the notes for networks that count differently' }) max_text!: number;
  @Whole({ ...NONE, about: 'null if the platform has no titles' }) max_title!: number | null;
  @Texts() required!: readonly string[];
  @Texts() optional!: readonly string[];
  @Texts() ignored!: readonly string[];
  @Json({ about: 'by name: type, accepted values, default, limits' }) options!: PlatformRule['options'];
  @Texts() editable_after_publish!: readonly string[];
  @Texts() notes!: readonly string[];
}

export class PlatformsView {
  @ListOf(() => PlatformRuleView) platforms!: readonly PlatformRuleView[];
}

/** Has one field for each metric of the catalogue. */
const MetricCounts = class {} as new () => PostMetrics;
for (const name of POST_METRIC_NAMES)
  Whole({ ...NONE, about: 'null if the network does not report it' })(MetricCounts.prototype as object, name);

export class MetricsView extends MetricCounts {
  @Text({ format: 'date-time' }) read_at!: string;
}

export class PlatformStatusView {
  @Choice(PLATFORMS) platform!: string;
  @Whole({ ...NONE, about: 'the account that publishes it; null while none is selected' }) account_id!: number | null;
  @Choice(PLATFORM_POST_STATUSES) status!: string;
  @Choice(TARGET_STATUSES) normalized_status!: string;
  @Text(NONE) platform_post_id!: string | null;
  @Text({ ...NONE, about: 'public link to the live post' }) post_url!: string | null;
  @Text({ ...NONE, format: 'date-time' }) published_at!: string | null;
  @Text(NONE) error!: string | null;
  @Text({ ...NONE, example: 'media_fetch_failed' }) error_code!: string | null;
  @Text({ ...NONE, example: 'download' }) failed_step!: string | null;
  @Text({ ...NONE, about: 'an error that did not fail the post' }) warning!: string | null;
  @Json({ about: 'the options sent for this platform' }) platform_options!: object;
  @Text({ format: 'date-time', about: 'in the offset of `X-Timezone-Offset`, or the time zone of the agent' })
  scheduled_time!: string;
  @Json({
    ...NONE,
    about: 'background music: `id` and `title` of a library track, or `track_url`; null if there is none',
  })
  music_track!: object | null;
  @Text({ ...NONE, format: 'date-time', about: 'when the published post was last edited' }) edited_at!: string | null;
  @Nested(() => MetricsView, { ...NONE, about: 'reactions to the published post, read daily for 90 days' })
  metrics!: MetricsView | null;
}

export class SkippedPlatformView {
  @Choice(PLATFORMS) platform!: string | null;
  @Text() field!: string;
  @Text() reason!: string;
}

export class PostView {
  @Whole() id!: number;
  @Choice(POST_STATUSES) status!: string;
  @Text(NONE) description!: string | null;
  @Json({ shape: () => PostContentBody, about: 'the content as it was sent' }) content!: object;
  @Whole({ ...NONE, about: 'the idea behind it' }) idea_id!: number | null;
  @Whole({ ...NONE, about: 'the row of a sheet that the video belongs to' }) row_id!: number | null;
  @Choice(SCHEDULE_TYPES) schedule_type!: string;
  @Text({ format: 'date-time' }) scheduled_time!: string;
  @Texts({ about: 'as requested' }) platforms!: string[];
  @ListOf(() => PlatformStatusView) platforms_status!: PlatformStatusView[];
  @ListOf(() => SkippedPlatformView) platforms_skipped!: SkippedPlatformView[];
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time', about: 'in UTC; identifies what is approved' }) updated_at!: string;
}

export class PostListView {
  @ListOf(() => PostView, { about: 'by scheduled time, at most 1,000' }) posts!: PostView[];
}

export class LiveEditView {
  @Choice(PLATFORMS) platform!: string;
  @Flag({ about: 'true if the platform applied the change' }) edited!: boolean;
  @Text(NONE) error!: string | null;
  @Text(NONE) error_code!: string | null;
  @Text(NONE) failed_step!: string | null;
  @Text({ ...NONE, about: 'what was omitted from the change' }) warning!: string | null;
}

export class EditedPostView extends PostView {
  @ListOf(() => LiveEditView) edits!: LiveEditView[];
}

export class PostSummaryView {
  @Whole() id!: number;
  @Choice(POST_STATUSES) status!: string;
  @Text(NONE) description!: string | null;
}

export class CreatedPostView {
  @Text() message!: string;
  @Whole() post_id!: number;
  @Texts({ about: 'as requested' }) platforms!: string[];
  @ListOf(() => PlatformStatusView) platforms_status!: PlatformStatusView[];
  @ListOf(() => SkippedPlatformView) platforms_skipped!: SkippedPlatformView[];
  @Text({ about: 'path below the base address', example: '/schedule/post/1' }) status_url!: string;
  @Flag({ about: 'true if the post was created by an earlier request with the same Idempotency-Key' })
  idempotent_replay!: boolean;
  @Nested(() => PostSummaryView) post!: PostSummaryView;
}

export const toPlatforms = (): PlatformsView => ({ platforms: PLATFORM_RULES });

/** Formats times in `zone`, an IANA name or an offset. */
export function toPost(post: Post, zone: string): PostView {
  return {
    ...toSummary(post),
    content: toContent(post.content),
    idea_id: post.ideaId,
    row_id: post.rowId,
    schedule_type: post.scheduleType,
    scheduled_time: formatInZone(post.scheduledTime, zone),
    platforms: post.requested,
    platforms_status: post.targets.map((target) => toPlatformStatus(post, target, zone)),
    platforms_skipped: toSkipped(post),
    created_at: formatInZone(post.createdAt, zone),
    updated_at: post.updatedAt.toISOString(),
  };
}

export function toEditedPost({ post, edits }: EditedPost, zone: string): EditedPostView {
  return {
    ...toPost(post, zone),
    edits: edits.map(({ target, error, warning }) => ({
      platform: target.platform,
      edited: !error,
      error: error?.message ?? null,
      error_code: error?.code ?? null,
      failed_step: error?.step ?? null,
      warning,
    })),
  };
}

export function toCreatedPost({ post, isReplay }: CreatedPost, zone: string): CreatedPostView {
  const { platforms, platforms_status, platforms_skipped } = toPost(post, zone);
  return {
    message: isReplay ? 'The post was accepted before' : 'The post was accepted',
    post_id: post.id,
    platforms,
    platforms_status,
    platforms_skipped,
    status_url: `/schedule/post/${post.id}`,
    idempotent_replay: isReplay,
    post: toSummary(post),
  };
}

const toSummary = ({ id, status, content }: Post): PostSummaryView => ({
  id,
  status,
  description: content.description ?? null,
});

const toSkipped = ({ skipped }: Post): SkippedPlatformView[] =>
  skipped.map(({ platform, field, error }) => ({ platform, field, reason: error }));

function toPlatformStatus(
  { scheduledTime, content, accounts, approved }: Post,
  target: Post['targets'][number],
  zone: string,
): PlatformStatusView {
  const normalized = TARGET_STATUS_OF_JOB[target.status];
  const { platform } = target;
  return {
    platform,
    account_id: target.accountId ?? approved?.accounts[platform] ?? accounts?.[platform] ?? null,
    status: POST_STATUS_OF_TARGET[normalized],
    normalized_status: normalized,
    platform_post_id: target.platformPostId,
    post_url: target.postUrl,
    published_at: target.publishedAt && formatInZone(target.publishedAt, zone),
    error: target.failedReason,
    error_code: target.errorCode,
    failed_step: target.failedStep,
    warning: target.warning,
    platform_options: toPlatformOptions(target.platform, content),
    scheduled_time: formatInZone(scheduledTime, zone),
    music_track: toTrack(target.musicTrack),
    edited_at: target.editedAt && formatInZone(target.editedAt, zone),
    metrics: target.metrics && toMetrics(target.metrics, formatInZone(target.metricsAt!, zone)),
  };
}

/** Metrics stored before a metric was added to the catalogue have no value for it. */
function toMetrics(stored: PostMetrics, readAt: string): MetricsView {
  return { ...mapMetrics((name) => stored[name]), read_at: readAt };
}

function toTrack(track: MusicTrack | null): object | null {
  return track && 'trackUrl' in track ? { track_url: track.trackUrl } : track;
}
