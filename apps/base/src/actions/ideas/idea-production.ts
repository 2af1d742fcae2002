import type { readIdeaProductions, ReplyOf } from '@reelsheet/contracts';
import { mapMetrics, type PostMetricName, type PostMetrics } from '@reelsheet/provider-publisher';
import { TARGET_STATUS_OF_JOB } from '../../publishing/posts/post.js';
import type { TargetOfIdea } from '../../publishing/posts/post-production.reader.js';

export type Production = ReplyOf<typeof readIdeaProductions>['productions'][number];
export type ProductionPost = Production['posts'][number];

/** Groups the platforms of posts, which are ordered by post. */
export function toPosts(targets: readonly TargetOfIdea[]): ProductionPost[] {
  const posts = new Map<number, ProductionPost>();
  for (const { postId, postStatus, scheduledTime, platform, status, ...target } of targets) {
    const post = posts.get(postId) ?? {
      post_id: postId,
      status: postStatus,
      scheduled_time: scheduledTime.toISOString(),
      platforms: [],
    };
    posts.set(postId, post);
    if (platform === null || status === null) continue;
    const { postUrl, publishedAt, errorCode, metrics, metricsAt } = target;
    post.platforms.push({
      platform,
      status: TARGET_STATUS_OF_JOB[status],
      post_url: postUrl,
      published_at: publishedAt?.toISOString() ?? null,
      error_code: errorCode,
      metrics: metrics && metricsAt ? { counts: withAllNames(metrics), read_at: metricsAt.toISOString() } : null,
    });
  }
  return [...posts.values()];
}

/** Adds up what networks report about the posts; null while they report nothing. */
export function figuresOf(targets: readonly TargetOfIdea[]): PostMetrics | null {
  const reported = targets.flatMap(({ metrics }) => metrics ?? []);
  if (reported.length === 0) return null;
  return mapMetrics((name) => {
    const counts = reported.flatMap((metrics) => countIn(metrics, name) ?? []);
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
  });
}

/**
 * Drops what is beyond `max` with all of the idea in which it begins. `unreadFrom` is this idea, of which and of those
 * before it the posts are not known; 0 if there is none. The targets are ordered by idea, the newest first.
 */
export function wholeIdeas(
  targets: readonly TargetOfIdea[],
  max: number,
): { targets: readonly TargetOfIdea[]; unreadFrom: number } {
  const unreadFrom = targets[max]?.ideaId ?? 0;
  return { targets: targets.filter(({ ideaId }) => ideaId > unreadFrom), unreadFrom };
}

/** Leaves out the posts of later productions beyond the size of one answer, which their flag says. */
export function withinBytes(productions: readonly Production[], maxBytes: number): Production[] {
  const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  let rest = maxBytes - sizeOf(productions.map((production) => ({ ...production, posts: [] })));
  return productions.map((production) => {
    rest -= sizeOf(production.posts);
    return rest >= 0 ? production : { ...production, posts: [], posts_truncated: true };
  });
}

/** Metrics stored before a metric was added to the catalogue have no value for it. */
const withAllNames = (stored: PostMetrics) => mapMetrics((name) => countIn(stored, name));

/** A negative or fractional figure of a network is no count. */
function countIn(stored: PostMetrics, name: PostMetricName): number | null {
  const value = stored[name];
  return Number.isSafeInteger(value) && value! >= 0 ? value : null;
}
