import { PLATFORMS } from '@reelsheet/kernel';
import { Choice, Flag, Json, ListOf, Nested, Text, Texts, Whole } from '@reelsheet/platform-http';
import { PLATFORM_RULES, SCHEDULE_TYPES, type PlatformRule } from '@reelsheet/provider-publisher';
import { inZone } from './local-time.js';
import { NORMALIZED, POST_STATUSES, TARGET_STATUSES, TARGET_WORDS } from './post.js';
import type { Post } from './post.repository.js';
import type { CreatedPost } from './post.service.js';
import { toContent, toPlatformOptions } from './wire-content.js';

const NONE = { nullable: true } as const;

export class PlatformRuleView {
  @Choice(PLATFORMS) platform!: string;
  @Text() label!: string;
  @Flag() text_only!: boolean;
  @Texts({ values: ['video', 'image', 'document'] }) media!: readonly string[];
  @Whole() max_media_items!: number;
  @Whole({ about: 'Unicode code points; the notes tell where a network counts otherwise' }) max_text!: number;
  @Whole({ ...NONE, about: 'null: takes no title' }) max_title!: number | null;
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

export class PlatformStatusView {
  @Choice(PLATFORMS) platform!: string;
  @Choice(['scheduled', 'publishing', 'success', 'failed']) status!: string;
  @Choice(TARGET_STATUSES) normalized_status!: string;
  @Text(NONE) platform_post_id!: string | null;
  @Text({ ...NONE, about: 'public link to the live post' }) post_url!: string | null;
  @Text({ ...NONE, format: 'date-time' }) published_at!: string | null;
  @Text(NONE) error!: string | null;
  @Text({ ...NONE, example: 'media_fetch_failed' }) error_code!: string | null;
  @Text({ ...NONE, example: 'download' }) failed_step!: string | null;
  @Text({ ...NONE, about: 'went wrong without keeping the post from going out' }) warning!: string | null;
  @Json({ about: 'the options sent for this platform' }) platform_options!: object;
  @Text({ format: 'date-time', about: 'in the requested offset' }) scheduled_time!: string;
  @Json({ ...NONE, about: 'the track used' }) music_track!: object | null;
}

export class SkippedPlatformView {
  @Choice(PLATFORMS) platform!: string | null;
  @Text() field!: string;
  @Text() reason!: string;
}

export class PostView {
  @Whole() id!: number;
  @Choice(POST_STATUSES, { about: 'partial: live on some platforms, failed on others' }) status!: string;
  @Text(NONE) description!: string | null;
  @Json({ about: 'all that create takes of the content, as it was sent' }) content!: object;
  @Choice(SCHEDULE_TYPES) schedule_type!: string;
  @Text({ format: 'date-time' }) scheduled_time!: string;
  @Texts({ about: 'as requested' }) platforms!: string[];
  @ListOf(() => PlatformStatusView) platforms_status!: PlatformStatusView[];
  @ListOf(() => SkippedPlatformView) platforms_skipped!: SkippedPlatformView[];
  @Text({ format: 'date-time' }) created_at!: string;
}

export class PostListView {
  @ListOf(() => PostView, { about: 'by the time at which they go out, the first thousand' }) posts!: PostView[];
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
  @Flag({ about: 'true where the Idempotency-Key had made this post before' }) idempotent_replay!: boolean;
  @Nested(() => PostSummaryView) post!: PostSummaryView;
}

export const toPlatforms = (): PlatformsView => ({ platforms: PLATFORM_RULES });

/** Times stand in `zone`, an IANA name or an offset. */
export function toPost(post: Post, zone: string): PostView {
  return {
    ...toSummary(post),
    content: toContent(post.content),
    schedule_type: post.scheduleType,
    scheduled_time: inZone(post.scheduledTime, zone),
    platforms: post.requested,
    platforms_status: post.targets.map((target) => toPlatformStatus(post, target, zone)),
    platforms_skipped: toSkipped(post),
    created_at: inZone(post.createdAt, zone),
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
  { scheduledTime, content }: Post,
  target: Post['targets'][number],
  zone: string,
): PlatformStatusView {
  const normalized = NORMALIZED[target.status];
  return {
    platform: target.platform,
    status: TARGET_WORDS[normalized],
    normalized_status: normalized,
    platform_post_id: target.platformPostId,
    post_url: target.postUrl,
    published_at: target.publishedAt && inZone(target.publishedAt, zone),
    error: target.failedReason,
    error_code: target.errorCode,
    failed_step: target.failedStep,
    warning: target.warning,
    platform_options: toPlatformOptions(target.platform, content),
    scheduled_time: inZone(scheduledTime, zone),
    music_track: null,
  };
}
