import type { Platform } from '@reelsheet/kernel';

/**
 * Names of the network's own counters, whose values are added up. A platform without an entry does not report the
 * metric.
 */
type CounterNames = Readonly<Partial<Record<Platform, readonly string[]>>>;

/**
 * Catalogue of post metrics by wire name, in the order of the API. Adapters, the API, row statistics and tests derive
 * everything from it, see docs/domains/publishing.md.
 */
export const POST_METRICS = {
  views: {
    shortvideo: ['view_count'],
    photoshare: ['views'],
    pagesocial: ['views'],
    videohost: ['viewCount'],
    microblog: ['impression_count'],
    professional: ['IMPRESSION'],
  },
  likes: {
    shortvideo: ['like_count'],
    photoshare: ['likes'],
    pagesocial: ['likes'],
    videohost: ['likeCount'],
    microblog: ['like_count'],
    professional: ['REACTION'],
  },
  comments: {
    shortvideo: ['comment_count'],
    photoshare: ['comments'],
    pagesocial: ['comments'],
    videohost: ['commentCount'],
    microblog: ['reply_count'],
    professional: ['COMMENT'],
  },
  shares: {
    shortvideo: ['share_count'],
    photoshare: ['shares'],
    microblog: ['retweet_count', 'quote_count'],
    professional: ['RESHARE'],
  },
} as const satisfies Record<string, CounterNames>;

export type PostMetricName = keyof typeof POST_METRICS;
export const POST_METRIC_NAMES = Object.keys(POST_METRICS) as [PostMetricName, ...PostMetricName[]];

/** Reactions to a live post; null if the network does not report the metric. */
export type PostMetrics = Readonly<Record<PostMetricName, number | null>>;

/** Returns metrics with a value for every name of the catalogue. */
export function mapMetrics(valueOf: (name: PostMetricName) => number | null | undefined): PostMetrics {
  return Object.fromEntries(POST_METRIC_NAMES.map((name) => [name, valueOf(name) ?? null])) as PostMetrics;
}

/** Returns the counters that a network reports, without duplicates. */
export function countersOf(platform: Platform): string[] {
  return [...new Set(POST_METRIC_NAMES.flatMap((name) => counterNames(name, platform)))];
}

/** Converts the counters of a network into metrics. */
export function toPostMetrics(
  platform: Platform,
  counterOf: (counter: string) => number | null | undefined,
): PostMetrics {
  return mapMetrics((name) => {
    const values = counterNames(name, platform).flatMap((counter) => counterOf(counter) ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
  });
}

function counterNames(name: PostMetricName, platform: Platform): readonly string[] {
  return (POST_METRICS[name] as CounterNames)[platform] ?? [];
}
