import { describe, expect, it } from '@jest/globals';
import type { PostStatus, PostView } from '@reelsheet/client';
import { actsOf, isUnderWay, isWaiting, postKind } from './post-state.js';

const post = (status: PostStatus, live = false, time = '2026-01-01T00:00:00Z') =>
  ({
    status,
    scheduled_time: time,
    platforms_status: [{ normalized_status: live ? 'published' : 'failed' }],
  }) as PostView;

describe('a post of a row', () => {
  it('can be approved, moved and deleted until it goes out', () => {
    expect(actsOf(post('draft'))).toEqual(['approve', 'move', 'delete']);
    expect(actsOf(post('scheduled'))).toEqual(['move', 'delete']);
    expect([actsOf(post('publishing')), actsOf(post('success', true))]).toEqual([[], []]);
  });

  it('is made again only where it is live nowhere', () => {
    expect(actsOf(post('failed'))).toEqual(['again', 'delete']);
    expect(actsOf(post('failed', true))).toEqual([]);
    expect(actsOf(post('partial', true))).toEqual([]);
  });

  it('is read again while it goes out', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(isUnderWay(post('publishing'), now)).toBe(true);
    expect(isUnderWay(post('scheduled'), now)).toBe(true);
    expect(isUnderWay(post('scheduled', false, '2026-01-02T00:00:00Z'), now)).toBe(false);
    expect(isUnderWay(post('draft'), now)).toBe(false);
    expect(postKind(post('failed'))).toBe('danger');
  });

  it('has one state for all networks until it goes out', () => {
    expect((['draft', 'scheduled', 'publishing', 'partial'] as const).map((each) => isWaiting(post(each)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
