import { glob, readFile } from 'node:fs/promises';
import { ROOT, runSpec } from '../support/spec-run.js';
import type { Trial } from '../trial.js';

const SPECS = ['apps/**/*.spec.ts', 'libs/**/*.spec.ts'];
const IS_RANDOM = '@reelsheet/testing/seeded';

/** Runs the spec files with random tests one after another, with many more cases than the test suite. */
export const randomTests: Trial = {
  shows: 'every random test of the suite with many more cases than usual: none fails',
  async run(trial) {
    const factor = trial.size({ small: 5, full: 500 });
    for await (const path of glob(SPECS, { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
      if (!(await readFile(`${ROOT}${path}`, 'utf8')).includes(IS_RANDOM)) continue;
      const startedAt = performance.now();
      const code = await runSpec(path, { TEST_SEED: String(trial.seed), RANDOM_TEST_FACTOR: String(factor) });
      trial.note(`${path}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
      trial.figure(`${path}: exit code`, code, { exactly: 0 });
    }
  },
};
