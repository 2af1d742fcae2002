import { describe, expect, it } from '@jest/globals';
import type { LiveFrame } from './live-frame.js';
import { MAX_RECENT_EVENTS } from './live-limits.js';
import { RecentEvents } from './recent-events.js';

const frames = (from: number, to: number): LiveFrame[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    position: from + index,
    kind: 'cell.updated',
    agentId: 1,
    bytes: Buffer.alloc(0),
  }));
const positions = (found: readonly LiveFrame[] | undefined) => found?.map(({ position }) => position);

describe('the recent events', () => {
  it('are those after a position', () => {
    const recent = new RecentEvents(10);
    expect(recent.after(10)).toEqual([]);
    recent.add(frames(11, 13));
    expect(recent.position).toBe(13);
    expect(positions(recent.after(10))).toEqual([11, 12, 13]);
    expect(positions(recent.after(12))).toEqual([13]);
    expect(recent.after(13)).toEqual([]);
  });

  it('do not say what was before them', () => {
    const recent = new RecentEvents(10);
    recent.add(frames(11, 13));
    expect(recent.after(9)).toBeUndefined();
  });

  it('have no gaps', () => {
    expect(() => new RecentEvents(10).add(frames(12, 13))).toThrow('event 12 follows 10');
  });

  it('are limited to the newest', () => {
    const recent = new RecentEvents(0);
    for (let from = 1; from <= MAX_RECENT_EVENTS * 5; from += 100) recent.add(frames(from, from + 99));
    const last = MAX_RECENT_EVENTS * 5;
    expect(recent.after(last - MAX_RECENT_EVENTS)).toHaveLength(MAX_RECENT_EVENTS);
    expect(recent.after(last - MAX_RECENT_EVENTS * 2 - 100)).toBeUndefined();
  });
});
