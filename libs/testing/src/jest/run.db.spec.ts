import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@reelsheet/native-servers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let dir: string;

beforeEach(() => {
  dir = temporaryFolder();
  mkdirSync(join(dir, 'tmp'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Starts a Jest run for one spec file with this text. */
function runJest(spec: string) {
  writeFileSync(join(dir, 'trial.spec.ts'), spec);
  writeFileSync(
    join(dir, 'jest.config.mjs'),
    `import base from '${root}jest.config.mjs';
     const inRoot = (file) => file.replace('<rootDir>/', '${root}');
     export default {
       ...base, rootDir: '${dir}', roots: ['${dir}'],
       runtime: inRoot(base.runtime), testEnvironment: inRoot(base.testEnvironment),
       transform: { '^.+\\\\.ts$': ['${root}node_modules/@swc/jest', { configFile: '${root}.swcrc' }] },
       globalSetup: inRoot(base.globalSetup), globalTeardown: inRoot(base.globalTeardown),
       resolver: inRoot(base.resolver), testSequencer: inRoot(base.testSequencer),
       reporters: ['default', inRoot(base.reporters[1])],
     };`,
  );
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  return spawn(process.execPath, [jest, '-c', join(dir, 'jest.config.mjs'), '--no-cache'], {
    cwd: root,
    env: { ...process.env, TMPDIR: join(dir, 'tmp'), TEST_INFRASTRUCTURE_URL: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcome(spec: string) {
  const run = runJest(spec);
  const [output, [status]] = await Promise.all([text(run.stdout), once(run, 'exit'), text(run.stderr)]);
  return { status, lastLine: output.trimEnd().split('\n').at(-1) };
}

describe('a Jest run', () => {
  it('prints the counts and fails when a test fails', async () => {
    const spec = "it('passes', () => {}); it('fails', () => { throw new Error(); }); it.skip('skips', () => {});";
    expect(await outcome(spec)).toEqual({ status: 1, lastLine: '1 passed, 1 failed, 1 skipped' });
  });

  it('fails when every test was skipped', async () => {
    expect(await outcome("it.skip('skips', () => {});")).toEqual({
      status: 1,
      lastLine: '0 passed, 0 failed, 1 skipped',
    });
  });

  it('leaves no server and no file when it is interrupted', async () => {
    const run = runJest(
      `it('hangs', async () => {
         const { url } = await (await fetch(process.env.TEST_INFRASTRUCTURE_URL)).json();
         process.stdout.write('postgres at ' + new URL(url).port + '\\n');
         await new Promise(() => {});
       }, 60_000);`,
    );
    const [said] = (await once(run.stdout, 'data')) as [Buffer];
    run.kill('SIGINT');
    await once(run, 'exit');
    const port = /postgres at (\d+)/.exec(String(said))![1];
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    expect(readdirSync(join(dir, 'tmp')).filter((name) => name.startsWith('reelsheet-'))).toEqual([]);
  });
});
