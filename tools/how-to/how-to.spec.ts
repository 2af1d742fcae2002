import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyExample, copyTree, examplesOf } from './examples.mjs';

const root = join(import.meta.dirname, '../..');
const TIMEOUT_MS = 20 * 60_000;
const examples = examplesOf(root);

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'how-to-'));
  copyTree(root, copy);
}, TIMEOUT_MS);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs a Node program in the copy. Rejects with its output if it fails. */
async function run(...args: string[]): Promise<void> {
  const { JEST_WORKER_ID: _, NODE_OPTIONS: __, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...env, NX_DAEMON: 'false' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${args.join(' ')} failed with status ${status}:\n${output.slice(-10_000)}`);
}

/** The steps share one copy that has all examples, so they run in this order. */
describe('the examples of the how-to pages', () => {
  it.each(examples)('apply to this tree: $page', (example) => applyExample(copy, example));

  it('build, and change the generated files', () => run('tools/bootstrap/bootstrap.mjs', 'generate'), TIMEOUT_MS);

  const types = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded'];
  it('pass the type check', () => run(...types), TIMEOUT_MS);

  it(
    'pass their tests',
    async () => {
      const tests = examples.flatMap((each) => each.tests);
      expect(tests.length).toBeGreaterThanOrEqual(examples.length);
      // One process loads the services once for all tests.
      await run('node_modules/.bin/jest', '--runInBand', '--runTestsByPath', ...new Set(tests));
    },
    TIMEOUT_MS,
  );
});
