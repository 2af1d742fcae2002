import { describe, expect, it } from '@jest/globals';
import { mapMetrics } from '@reelsheet/provider-publisher';
import { formatStats, sumOf, toStats } from './row-stats.js';

const NONE = mapMetrics(() => null);
const SOME = { ...NONE, views: 1_200, likes: 80 };
const OTHERS = { ...NONE, views: 4, comments: 5 };

describe('row stats', () => {
  it('adds up the metrics that the networks report', () => {
    expect(sumOf([SOME, OTHERS])).toEqual({ ...NONE, views: 1_204, likes: 80, comments: 5 });
    expect(sumOf([])).toEqual(NONE);
    expect(Object.values(NONE).every((value) => value === null)).toBe(true);
  });

  it('formats metrics as text', () =>
    expect(formatStats(sumOf([SOME, OTHERS]))).toBe('1,204 views · 80 likes · 5 comments'));

  it('contains the metrics of each post', () => {
    const target = { postId: 7, platform: 'videohost', postUrl: 'https://e.com/7' } as const;
    const metricsAt = new Date('2026-11-20T12:00:00Z');
    expect(toStats([{ ...target, metrics: SOME, metricsAt }])).toEqual({
      ...SOME,
      posts: [
        {
          post_id: 7,
          platform: 'videohost',
          post_url: 'https://e.com/7',
          ...SOME,
          read_at: '2026-11-20T12:00:00.000Z',
        },
      ],
    });
  });
});
