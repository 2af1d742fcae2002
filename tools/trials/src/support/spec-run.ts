import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const NODE_OPTIONS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
/** Time limit of one test, which is usually five minutes. */
const LIMIT_MS = 12 * 3_600_000;

/** Runs the tests of a spec file, or those whose names contain `only`, with these settings. Returns the exit code. */
export async function runSpec(path: string, settings: NodeJS.ProcessEnv, only?: string): Promise<number> {
  const selection = only === undefined ? [] : ['--testNamePattern', only];
  const jest = spawn(
    process.execPath,
    [...NODE_OPTIONS, 'node_modules/.bin/jest', '--testTimeout', String(LIMIT_MS), ...selection, path],
    { cwd: ROOT, env: { ...process.env, ...settings }, stdio: 'inherit' },
  );
  const [code] = (await once(jest, 'exit')) as [number | null];
  return code ?? 1;
}
