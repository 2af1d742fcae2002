import { describe, expect, it } from '@jest/globals';
import { exceeded } from './exceeded.js';

const LIMITS = { ms: 10, bytes: 5 };

/** Returns the runs one after the other, and how many were measured. */
function measuring(...runs: (typeof LIMITS)[]) {
  let count = 0;
  return { measure: () => runs[count++]!, runs: () => count };
}

describe('measurements', () => {
  it('are made once if they are below all limits', async () => {
    const { measure, runs } = measuring({ ms: 9, bytes: 4 });
    expect(await exceeded(LIMITS, measure)).toEqual({});
    expect(runs()).toBe(1);
  });

  it('are repeated after an interruption', async () => {
    const { measure, runs } = measuring({ ms: 90, bytes: 4 }, { ms: 9, bytes: 40 });
    expect(await exceeded(LIMITS, measure)).toEqual({});
    expect(runs()).toBe(2);
  });

  it('exceed a limit if they reach it in all of three runs', async () => {
    const { measure } = measuring({ ms: 12, bytes: 9 }, { ms: 10, bytes: 4 }, { ms: 11, bytes: 4 });
    expect(await exceeded(LIMITS, measure)).toEqual({ ms: 10 });
  });

  it('exceed a limit if they are no numbers', async () => {
    const measure = () => ({ ms: NaN, bytes: 1 });
    expect(await exceeded(LIMITS, measure)).toEqual({ ms: NaN });
  });
});
