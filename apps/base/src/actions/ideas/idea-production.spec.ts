import { describe, expect, it } from '@jest/globals';
import { mapMetrics } from '@reelsheet/provider-publisher';
import type { TargetOfIdea } from '../../publishing/posts/post-production.reader.js';
import { figuresOf, toPosts, wholeIdeas, withinBytes, type Production } from './idea-production.js';

const AT = new Date('2026-11-20T12:00:00Z');
const NONE = mapMetrics(() => null);

const target = (more: Partial<TargetOfIdea> = {}): TargetOfIdea => ({
  ideaId: 1,
  postId: 2,
  postStatus: 'success',
  scheduledTime: AT,
  platform: 'videohost',
  status: 'completed',
  postUrl: null,
  publishedAt: null,
  errorCode: null,
  metrics: null,
  metricsAt: null,
  ...more,
});

describe('posts of an idea', () => {
  it('have one entry for each platform', () => {
    const targets = [
      target(),
      target({ platform: 'microblog', status: 'failed' }),
      target({ postId: 1, platform: null }),
    ];
    expect(toPosts(targets)).toMatchObject([
      {
        post_id: 2,
        platforms: [
          { platform: 'videohost', status: 'published', metrics: null },
          { platform: 'microblog', status: 'failed' },
        ],
      },
      { post_id: 1, platforms: [] },
    ]);
  });

  it('have figures once a network reports any', () => {
    expect(figuresOf([target()])).toBeNull();
    const metrics = { ...NONE, views: 3 };
    expect(figuresOf([target({ metrics }), target({ metrics: { ...metrics, likes: 1 } }), target()])).toEqual({
      ...NONE,
      views: 6,
      likes: 1,
    });
  });

  it('are left out of the first idea that has more than may be read, and of all before it', () => {
    const targets = [3, 3, 2, 2, 1].map((ideaId) => target({ ideaId }));
    expect(wholeIdeas(targets, 5)).toEqual({ targets, unreadFrom: 0 });
    expect(wholeIdeas(targets, 4)).toEqual({ targets: targets.slice(0, 4), unreadFrom: 1 });
    expect(wholeIdeas(targets, 3)).toEqual({ targets: targets.slice(0, 2), unreadFrom: 2 });
  });

  it('are left out where the answer would become too large', () => {
    const production = (idea_id: number): Production => ({
      idea_id,
      vidsheet_id: null,
      row_id: null,
      row_position: null,
      video: null,
      posts: toPosts([target()]),
      posts_truncated: false,
      figures: null,
    });
    const both = [production(1), production(2)];
    const bytes = Buffer.byteLength(JSON.stringify(both));
    expect(withinBytes(both, bytes + 10)).toEqual(both);
    expect(withinBytes(both, bytes - 10)).toEqual([both[0], { ...both[1], posts: [], posts_truncated: true }]);
  });
});
