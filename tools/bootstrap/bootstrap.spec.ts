import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@reelsheet/native-servers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { managers, packagesFor, programs } from './native-programs.mjs';

const LOCK = '{"packages": {}}';
let root: string;
let bootstrap: ChildProcess | undefined;

function write(path: string, content: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Creates a repository in which everything is installed and built, with this script as its generators. */
beforeEach(() => {
  root = temporaryFolder();
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(root, 'tools/bootstrap'), { recursive: true });
  write('package.json', '{"type": "module"}');
  write('package-lock.json', LOCK);
  write('node_modules/.reelsheet-lock', createHash('sha256').update(LOCK).digest('hex'));
  write('node_modules/.bin/nx', '');
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
});
afterEach(() => {
  bootstrap?.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function run(command: string, environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [join(root, 'tools/bootstrap/bootstrap.mjs'), command], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  bootstrap = child;
  return child;
}

async function outcome(command: string): Promise<{ status: number; output: string; errors: string }> {
  const child = run(command);
  const [output, errors, [status]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')]);
  return { status: status as number, output, errors };
}

describe('a root script', () => {
  it('runs its script and exits with the status of it', async () => {
    write('tools/generators/dist/main.js', 'console.log(process.argv[2]); process.exitCode = 3;');
    expect(await outcome('generate')).toEqual({ status: 3, output: 'write\n', errors: '' });
  });

  it('prints the output of a failed build, and one line that it failed', async () => {
    write('node_modules/.bin/nx', "console.error('kernel does not compile'); process.exitCode = 1;");
    const { status, errors } = await outcome('generate');
    expect({ status, errors }).toEqual({
      status: 1,
      errors: expect.stringMatching(/^kernel does not compile\nfailed with status 1: .*\n$/),
    });
  });

  it('builds again only after a source changed or an output was removed', async () => {
    write('node_modules/.bin/nx', "require('fs').appendFileSync('builds', 'built ');");
    write('node_modules/.bin/package.json', '{"type": "commonjs"}');
    write('tools/generators/dist/main.js', '');
    const builds = async () => {
      await outcome('generate');
      return readFileSync(join(root, 'builds'), 'utf8').split(' ').length - 1;
    };
    write('libs/kernel/src/money.ts', 'export {};');
    write('libs/kernel/dist/money.js', '');
    expect([await builds(), await builds()]).toEqual([1, 1]);
    write('libs/kernel/src/money.ts', 'export const money = 1;');
    expect([await builds(), await builds()]).toEqual([2, 2]);
    write('libs/kernel/src/money.spec.ts', 'export {};');
    expect(await builds()).toBe(2);
    rmSync(join(root, 'libs/kernel/dist'), { recursive: true });
    expect([await builds(), await builds()]).toEqual([3, 3]);
  });

  it.each([
    ['generate', 'generators', 'build'],
    ['bench', 'bench', 'build bundle'],
  ])('bundles services only for a command that starts them: %s', async (command, tool, targets) => {
    write('node_modules/.bin/nx', "require('fs').writeFileSync('targets', process.argv.slice(4).join(' '));");
    write('node_modules/.bin/package.json', '{"type": "commonjs"}');
    write(`tools/${tool}/dist/main.js`, '');
    expect(await outcome(command)).toMatchObject({ status: 0 });
    expect(readFileSync(join(root, 'targets'), 'utf8')).toBe(targets);
  });

  it('runs checks in parallel, prints all of their output, and fails with a failed one', async () => {
    for (const name of ['prettier', 'depcruise']) write(`node_modules/.bin/${name}`, `console.log('${name}')`);
    write('tools/generators/dist/main.js', "console.log('generators')");
    write('tools/quality/dist/main.js', "console.log('quality'); process.exitCode = 4;");
    write('tools/quality/dist/pages/main.js', "console.log('docs')");
    for (const name of ['commits', 'lint', 'openapi']) write(`tools/delivery/${name}.mjs`, `console.log('${name}')`);
    const { status, output } = await outcome('check');
    const printed = output.trim().split('\n').sort();
    expect([status, ...printed]).toEqual([
      4,
      'commits',
      'depcruise',
      'docs',
      'generators',
      'lint',
      'openapi',
      'prettier',
      'quality',
    ]);
  });

  it('forwards a signal and waits for the end', async () => {
    write(
      'tools/generators/dist/main.js',
      "setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(5)); console.log('up');",
    );
    const child = run('generate');
    await once(child.stdout!, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([5, null]);
  });

  it('ends its child process if npm is killed by SIGKILL', async () => {
    write('package.json', '{"type": "module", "scripts": {"generate": "node tools/bootstrap/bootstrap.mjs generate"}}');
    write(
      'tools/generators/dist/main.js',
      "setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit()); console.log('up');",
    );
    const npm = spawn('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    await once(npm.stdout, 'data');
    npm.kill('SIGKILL');
    // The pipe ends with the last process that holds it.
    expect(await text(npm.stdout)).toBe('');
  });

  it('disconnects its child process if it is killed by SIGKILL', async () => {
    write(
      'tools/generators/dist/main.js',
      "console.log('up'); process.on('disconnect', () => { console.log('noticed'); process.exit(); });",
    );
    const child = run('generate');
    await once(child.stdout!, 'data');
    child.kill('SIGKILL');
    expect(await text(child.stdout!)).toContain('noticed');
  });
});

describe('packagesFor', () => {
  const manager = (name: string) => managers.find((each) => each.name === name);

  it('returns a Debian package for each program', () => {
    expect(packagesFor(programs, manager('apt'))).toEqual([
      'postgresql',
      'nats-server',
      'ffmpeg',
      'espeak-ng',
      'fonts-dejavu-core',
      'fonts-noto-core',
      'fonts-noto-cjk',
      'chromium',
      'prometheus',
      'python3-venv',
      'nginx',
      'redis-server',
    ]);
  });

  it('lists programs that the package manager does not have', () => {
    expect(() => packagesFor(programs, manager('dnf'))).toThrow(/^please install nats-server$/);
  });

  it('lists all programs if there is no package manager', () => {
    expect(() => packagesFor(programs, undefined)).toThrow(
      'please install postgres, nats-server, ffmpeg, espeak-ng, DejaVu fonts, Noto fonts, Noto fonts of East Asia, chromium',
    );
  });
});
