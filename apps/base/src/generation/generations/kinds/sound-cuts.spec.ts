import { describe, expect, it } from '@jest/globals';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { isSilent, LEVEL_MS, segmentsOf, type Levels } from './sound-cuts.js';

const SPEECH_DB = -20;

/** Levels of speech whose words vary in loudness. */
function speech(milliseconds: number, maxLevel = SPEECH_DB): number[] {
  return Array.from({ length: milliseconds / LEVEL_MS }, (_, index) => maxLevel - (index % 7));
}

function withPauses(levels: Levels, pauses: Readonly<Record<number, number>>, depth: number): number[] {
  const quiet = [...levels];
  for (const [at, milliseconds] of Object.entries(pauses))
    quiet.fill(depth, Number(at) / LEVEL_MS, (Number(at) + milliseconds) / LEVEL_MS);
  return quiet;
}

describe('segmentsOf', () => {
  it('does not cut a short sound', () => {
    expect(segmentsOf(speech(300_000), 300_000)).toEqual([{ startMs: 0, endMs: 300_000, fromMs: 0, toMs: 300_000 }]);
    expect(segmentsOf([], 0)).toEqual([{ startMs: 0, endMs: 0, fromMs: 0, toMs: 0 }]);
  });

  it('cuts in the middle of the longest pause near the middle', () => {
    const levels = withPauses(speech(500_000), { 210_000: 400, 230_000: 1_200, 270_000: 600, 20_000: 5_000 }, -70);
    expect(segmentsOf(levels, 500_000)).toEqual([
      { startMs: 0, endMs: 230_600, fromMs: 0, toMs: 230_600 },
      { startMs: 230_600, endMs: 500_000, fromMs: 230_600, toMs: 500_000 },
    ]);
  });

  it.each([
    ['a quiet recording', -55, -85],
    ['a recording with background noise', -18, -40],
    ['a recording with digital silence', -20, -120],
  ])('cuts at a pause in %s', (_, loud, quiet) => {
    const [first] = segmentsOf(withPauses(speech(400_000, loud), { 190_000: 800 }, quiet), 400_000);
    expect(first).toEqual({ startMs: 0, endMs: 190_400, fromMs: 0, toMs: 190_400 });
  });

  it('cuts at the quietest position when there is no pause, and lets the segments overlap', () => {
    const [left, right] = segmentsOf(withPauses(speech(400_000), { 220_000: 300 }, -29), 400_000);
    expect(left).toEqual({ startMs: 0, endMs: 220_150, fromMs: 0, toMs: 222_150 });
    expect(right).toEqual({ startMs: 220_150, endMs: 400_000, fromMs: 218_150, toMs: 400_000 });
  });

  it('returns no segment larger than the vendor accepts', () => {
    const segments = segmentsOf(speech(600_000), 600_000, 3_000_000);
    expect(segments.length).toBeGreaterThan(5);
    expect(Math.max(...segments.map(({ fromMs, toMs }) => ((toMs - fromMs) * 260) / 8))).toBeLessThanOrEqual(3_000_000);
  });

  it('covers any sound without gaps', () => {
    const level = fc.double({ min: -120, max: 0, noNaN: true });
    const minutes = fc.array(fc.array(level, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(minutes, (patterns) => {
        const levels = patterns.flatMap((pattern) =>
          Array.from({ length: 1_200 }, (_, i) => pattern[i % pattern.length]!),
        );
        const endMs = levels.length * LEVEL_MS - 13;
        const segments = segmentsOf(levels, endMs);
        expect(segments[0]!.startMs).toBe(0);
        expect(segments.at(-1)!.endMs).toBe(endMs);
        for (const [index, { startMs, endMs, fromMs, toMs }] of segments.entries()) {
          expect([startMs, endMs, fromMs, toMs].every(Number.isInteger)).toBe(true);
          if (index > 0) expect(startMs).toBe(segments[index - 1]!.endMs);
          expect(endMs - startMs).toBeGreaterThan(0);
          expect(endMs - startMs).toBeLessThanOrEqual(300_000);
          expect(fromMs).toBeGreaterThanOrEqual(0);
          expect(fromMs).toBeLessThanOrEqual(startMs);
          expect(toMs).toBeGreaterThanOrEqual(endMs);
        }
      }),
      drawnRuns(30),
    );
  });
});

it('isSilent detects sound that cannot contain words', () => {
  expect(isSilent([-120, -70])).toBe(true);
  expect(isSilent([-120, -60])).toBe(false);
});
