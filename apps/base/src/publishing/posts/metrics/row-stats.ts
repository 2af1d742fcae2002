import type { PostMetrics } from '@reelsheet/provider-publisher';
import type { Measured } from './metrics.repository.js';

export const METRIC_NAMES = ['views', 'likes', 'comments', 'shares'] as const satisfies readonly (keyof PostMetrics)[];

const number = new Intl.NumberFormat('en');

/** The sum of what networks tell; null where none does. */
export function sumOf(all: readonly PostMetrics[]): PostMetrics {
  const sum = (name: keyof PostMetrics) => {
    const told = all.map((metrics) => metrics[name]).filter((value) => value !== null);
    return told.length === 0 ? null : told.reduce((total, value) => total + value, 0);
  };
  return { views: sum('views'), likes: sum('likes'), comments: sum('comments'), shares: sum('shares') };
}

/** What a row's stats cell says: `1,204 views · 87 likes · 5 comments · 2 shares`. */
export function statsInWords(metrics: PostMetrics): string {
  return METRIC_NAMES.flatMap((name) => (metrics[name] === null ? [] : `${number.format(metrics[name])} ${name}`)).join(
    ' · ',
  );
}

/** The same in figures, in all and for each post. */
export function statsInFigures(measured: readonly Measured[]): object {
  return {
    ...sumOf(measured.map(({ metrics }) => metrics!)),
    posts: measured.map(({ postId, platform, postUrl, metrics, metricsAt }) => ({
      post_id: postId,
      platform,
      post_url: postUrl,
      ...metrics,
      read_at: metricsAt!.toISOString(),
    })),
  };
}
