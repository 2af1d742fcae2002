import { describe, expect, it } from '@jest/globals';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { toTimeline } from './timeline.js';

describe('a timeline', () => {
  it('turns seconds into whole milliseconds', () => {
    expect(toTimeline([{ text: ' Hello. ', start: 0.1 + 0.2, end: 1.2345 }], 2)).toEqual([
      { text: 'Hello.', startMs: 300, endMs: 1235 },
    ]);
  });

  it('cuts what overlaps the next, and what outlasts the audio', () => {
    const segments = [
      { text: 'Two', start: 1, end: 9 },
      { text: 'One', start: 0, end: 1.5 },
      { text: '  ', start: 0, end: 3 },
    ];
    expect(toTimeline(segments, 2)).toEqual([
      { text: 'One', startMs: 0, endMs: 1000 },
      { text: 'Two', startMs: 1000, endMs: 2000 },
    ]);
  });

  it('is in order and free of overlaps whatever the vendor says', () => {
    const second = fc.double({ min: 0, max: 100, noNaN: true });
    const segment = fc.record({ text: fc.string(), start: second, end: second });
    fc.assert(
      fc.property(fc.array(segment), second, (segments, duration) => {
        const timeline = toTimeline(segments, duration);
        timeline.forEach(({ startMs, endMs }, index) => {
          expect(Number.isInteger(startMs) && Number.isInteger(endMs) && endMs >= startMs).toBe(true);
          expect(startMs).toBeGreaterThanOrEqual(timeline[index - 1]?.endMs ?? 0);
        });
      }),
      drawnRuns(),
    );
  });
});
