import { describe, expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { toTarget } from './scraping/target.js';
import type { WatchedPost } from './scraping/scraped-post.reader.js';
import { ANALYSES, analysisOf, groupsOf, hookOf } from './watchlists/analysis.js';

const targetOf = (targetType: string, targetValue: string) =>
  toTarget({
    platform: targetType === 'page' ? 'web' : 'tiktok',
    targetType: targetType === 'page' ? 'account' : targetType,
    targetValue,
  });

const postsOf = (count: number): WatchedPost[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    platform: 'tiktok',
    url: `https://example.com/${id}`,
    creator: '@one',
    caption: 'The same words at the beginning.',
    music: 'one song',
    thumbnailUrl: null,
    durationSeconds: null,
    postedAt: new Date(0),
    watchCount: 1,
    likeCount: 1,
    commentCount: 1,
    shareCount: 1,
    saveCount: 1,
    engagementRate: 0.1,
    trendingScore: 1,
  })) as unknown as WatchedPost[];

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a question': analysisOf,
  'a caption': hookOf,
  account: (text) => targetOf('account', text),
  hashtag: (text) => targetOf('hashtag', text),
  keyword: (text) => targetOf('keyword', text),
  'page on the web': (text) => targetOf('page', `https://example.com/${text}`),
  'a comment': (text) => groupsOf('comment_themes', postsOf(1), [{ postId: 0, body: text }]),
};

describe('watchlists take time in proportion to what they read', () => {
  it.each(Object.entries(PARSERS))('%s', async (_, parse) => {
    expect(await superLinearIn({ parse })).toEqual([]);
  });

  it.each(ANALYSES)('posts of %s', async (analysis) => {
    const prepare = (text: string) => postsOf(text.length);
    expect(await superLinearIn({ prepare, parse: (posts) => groupsOf(analysis, posts, []) }, ['a'])).toEqual([]);
  });
});
