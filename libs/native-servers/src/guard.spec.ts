import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isAlive } from './processes.js';

/** Lets Node run this workspace's sources. */
const SOURCE_IMPORTS = new URL('../../testing/src/jest/source-imports.mjs', import.meta.url).href;
/** Starts three processes, of which the second has been taken back, and prints their ids. */
const PARENT = `
  import { spawn } from 'node:child_process';
  import { keepAlive, killWithThisProcess } from '${new URL('guard.ts', import.meta.url).href}';
  const ids = [1, 2, 3].map(() => spawn('sleep', ['300'], { detached: true, stdio: 'ignore' }).pid);
  ids.forEach(killWithThisProcess);
  keepAlive(ids[1]);
  console.log(ids.join(' '));
  setInterval(() => {}, 1_000);`;

let started: number[] = [];

afterEach(() => started.filter((pid) => isAlive(pid)).forEach((pid) => process.kill(pid, 'SIGKILL')));

describe('processes that end with this one', () => {
  it('are killed when it is killed, except those that were taken back', async () => {
    const parent = spawn(process.execPath, ['--import', SOURCE_IMPORTS, '--input-type=module', '-e', PARENT]);
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    started = printed.toString().trim().split(' ').map(Number);
    const [first, second, third] = started as [number, number, number];
    parent.kill('SIGKILL');
    while (isAlive(first) || isAlive(third)) await delay(10);
    expect(isAlive(second)).toBe(true);
  });
});
