/** Returns a generator of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Set TEST_SEED to the seed in the title or the message of a failed test to draw the same again. */
const TEST_SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

/** Factor by which random tests run longer than usual; the trial `random-tests` raises it. */
const FACTOR = Number(process.env['RANDOM_TEST_FACTOR'] ?? 1);

/** Seeds for `it.each`: usually one, which is different in each run. The title of the test must name it. */
export const testSeeds = (): number[] => Array.from({ length: FACTOR }, (_, index) => TEST_SEED + index);

/** Options of a property of fast-check that is usually tried `count` times. */
export const drawnRuns = (count = 100) => ({ seed: TEST_SEED, numRuns: count * FACTOR });

/** Returns a function that draws one of the values. */
export const pickBy =
  (random: () => number) =>
  <T>(values: readonly T[]): T =>
    values[Math.floor(random() * values.length)]!;
