import { describe, expect, it } from '@jest/globals';
import { statsInFigures, statsInWords, sumOf } from './row-stats.js';

const SOME = { views: 1_200, likes: 80, comments: null, shares: null };
const OTHERS = { views: 4, likes: null, comments: 5, shares: null };

describe('a row’s stats', () => {
  it('are the sum of what networks tell', () => {
    expect(sumOf([SOME, OTHERS])).toEqual({ views: 1_204, likes: 80, comments: 5, shares: null });
    expect(sumOf([])).toEqual({ views: null, likes: null, comments: null, shares: null });
  });

  it('are said in words', () =>
    expect(statsInWords(sumOf([SOME, OTHERS]))).toBe('1,204 views · 80 likes · 5 comments'));

  it('are kept for each post', () => {
    const target = { postId: 7, platform: 'videohost', postUrl: 'https://e.com/7' } as const;
    const metricsAt = new Date('2026-11-20T12:00:00Z');
    expect(statsInFigures([{ ...target, metrics: SOME, metricsAt }])).toEqual({
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
