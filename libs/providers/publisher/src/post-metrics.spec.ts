import { PLATFORMS } from '@reelsheet/kernel';
import { describe, expect, it } from '@jest/globals';
import { countersOf, mapMetrics, toPostMetrics } from './post-metrics.js';

describe('toPostMetrics', () => {
  it('adds up the counters of a metric', () => {
    const counters: Record<string, number> = { impression_count: 9, retweet_count: 2, quote_count: 1 };
    expect(toPostMetrics('microblog', (name) => counters[name])).toEqual({
      ...mapMetrics(() => null),
      views: 9,
      shares: 3,
    });
  });

  it('returns null for metrics that the network does not report', () => {
    expect(toPostMetrics('videohost', () => 1)).toMatchObject({ views: 1, shares: null });
  });

  it.each(PLATFORMS)('reads at least three counters of %s', (platform) =>
    expect(countersOf(platform).length).toBeGreaterThanOrEqual(3),
  );
});
