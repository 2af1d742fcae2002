import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve('.');
const BUILD = join(ROOT, 'tools/sandbox/node_modules/.spec-build');
const HELLO = {
  method: 'POST',
  body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hello' }] }),
  headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-key', 'idempotency-key': 'k' },
};

describe('the sandbox as a process', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
  let child: ChildProcess | undefined;

  beforeAll(() => {
    mkdirSync(BUILD, { recursive: true });
    writeFileSync(join(BUILD, 'package.json'), '{"type":"module"}');
    const args = [
      'src',
      '-d',
      BUILD,
      '--strip-leading-paths',
      '--config-file',
      join(ROOT, '.swcrc'),
      '--ignore',
      '**/*.spec.ts',
    ];
    execFileSync(join(ROOT, 'node_modules/.bin/swc'), args, { cwd: join(ROOT, 'tools/sandbox') });
  });
  afterAll(() => {
    child?.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });

  async function start(): Promise<string> {
    child = spawn(process.execPath, [join(BUILD, 'main.js')], {
      env: { ...process.env, PORT: '0', SANDBOX_DIR: dir, HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      if (line.includes('ready')) return /http:\S+/.exec(line)?.[0] ?? '';
    }
    throw new Error('The sandbox ended before it was ready');
  }

  it('keeps its log and responses after SIGKILL, and stops cleanly on SIGTERM', async () => {
    const before = await start();
    const first = await (await fetch(`${before}/chat/v1/chat/completions`, HELLO)).json();
    const killed = once(child!, 'exit');
    child?.kill('SIGKILL');
    await killed;
    const after = await start();
    expect(await (await fetch(`${after}/chat/v1/chat/completions`, HELLO)).json()).toEqual(first);
    const log = (await (await fetch(`${after}/log?vendor=chat`)).json()) as { replay: boolean }[];
    expect(log.map(({ replay }) => replay)).toEqual([false, true]);
    const ended = once(child!, 'exit');
    child?.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
