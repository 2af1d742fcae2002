import { mapMetrics, POST_METRIC_NAMES, type PostMetrics } from '@reelsheet/provider-publisher';
import type { MeasuredTarget } from './metrics.repository.js';

const number = new Intl.NumberFormat('en');

/** Adds up the metrics of several posts; null for metrics that none of their networks reports. */
export function sumOf(all: readonly PostMetrics[]): PostMetrics {
  return mapMetrics((name) => {
    const values = all.flatMap((metrics) => metrics[name] ?? []);
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  });
}

/** Returns the text of a row's stats cell, for example `1,204 views · 87 likes · 5 comments · 2 shares`. */
export function formatStats(metrics: PostMetrics): string {
  return POST_METRIC_NAMES.flatMap((name) =>
    metrics[name] === null ? [] : `${number.format(metrics[name])} ${name}`,
  ).join(' · ');
}

/** Returns the total and the metrics of each post, for the API. */
export function toStats(measured: readonly MeasuredTarget[]): object {
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
