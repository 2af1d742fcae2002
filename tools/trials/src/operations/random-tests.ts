import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Trial } from '../trial.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SPECS = ['apps/**/*.spec.ts', 'libs/**/*.spec.ts'];
const IS_RANDOM = '@reelsheet/testing/seeded';
const NODE_OPTIONS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
/** Time limit of one test, which is usually five minutes. */
const LIMIT_MS = 12 * 3_600_000;

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

async function runSpec(path: string, settings: NodeJS.ProcessEnv): Promise<number> {
  const jest = spawn(
    process.execPath,
    [...NODE_OPTIONS, 'node_modules/.bin/jest', '--testTimeout', String(LIMIT_MS), path],
    { cwd: ROOT, env: { ...process.env, ...settings }, stdio: 'inherit' },
  );
  const [code] = (await once(jest, 'exit')) as [number | null];
  return code ?? 1;
}
