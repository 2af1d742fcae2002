import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build, transform } from 'esbuild';
import { ScriptedApi } from './testing/scripted-api.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const MAX_COMPRESSED_BYTES = 25 * 1024;
/** Maximum for a program that only verifies webhooks. */
const MAX_BYTES_OF_ONE_FUNCTION = 1024;

/** A program of a user, who has installed the package in an empty folder. */
const PROGRAM = `
import { createReelsheet, ResponseError, type IdeaView } from '@reelsheet/sdk';

const reelsheet = createReelsheet({ url: process.argv[2]!, key: 'k' });
try {
  for await (const idea of reelsheet.agent(12).ideas.list()) console.log((idea satisfies IdeaView).id);
} catch (error) {
  if (error instanceof ResponseError && error.is('insufficient_scope')) console.log(error.body.missing_scopes);
}
`;

let folder: string;
let api: ScriptedApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-package-'));
  api = await ScriptedApi.start();
  run(ROOT, process.execPath, 'tools/delivery/sdk.mjs', join(folder, 'package'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

function run(cwd: string, program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

it('is small', async () => {
  const { code } = await transform(readFileSync(join(folder, 'package/index.js'), 'utf8'), { minify: true });
  expect(gzipSync(code).length).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES);
});

it('leaves out of a bundle what a program does not use', async () => {
  const contents = `export { verifyWebhook } from ${JSON.stringify(join(folder, 'package/index.js'))}`;
  const options = { bundle: true, minify: true, format: 'esm', platform: 'neutral', write: false } as const;
  const { outputFiles } = await build({ stdin: { contents, resolveDir: folder }, ...options });
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThanOrEqual(MAX_BYTES_OF_ONE_FUNCTION);
});

it('is installed without another package, and its types check a program that then runs', async () => {
  const tarball = readdirSync(join(folder, 'package')).find((name) => name.endsWith('.tgz'))!;
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', join(folder, 'package', tarball));
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
  run(
    folder,
    process.execPath,
    tsc,
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--lib',
    'es2023',
    ...types,
    'program.ts',
  );
  api.script({ body: { addresses: api.addresses } }, { body: [{ id: 7 }] }, { body: [] });
  const { stdout } = await promisify(execFile)(process.execPath, ['program.ts', api.url], { cwd: folder });
  expect(stdout).toBe('7\n');
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['.package-lock.json', '@reelsheet']);
});
