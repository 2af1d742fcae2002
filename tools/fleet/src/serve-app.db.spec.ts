import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { eventually } from '@reelsheet/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TinyFleet, end } from './testing/tiny-fleet.js';

jest.setTimeout(240_000);

let fleet: TinyFleet;
beforeEach(async () => {
  fleet = await TinyFleet.create();
});
afterEach(() => fleet.close());

function writeSource(script: string, port: string, answer: string): void {
  fleet.write(
    `apps/upload/src/${script}`,
    `import { createServer } from 'node:http';
     const answer: string = '${answer} ' + new URL(process.env.DATABASE_URL!).username;
     createServer((_, response) => response.end(answer)).listen(Number(process.env.${port}), '127.0.0.1');`,
  );
}

async function answer(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${fleet.ports.upload}/version`)).text();
}

it('runs a service from its sources instead of the fleet’s own, reloads after changes, and returns it', async () => {
  await fleet.start();
  writeSource('main.ts', 'PORT', 'first');
  writeSource('worker.ts', 'HEALTH_PORT', 'worker');
  const served = fleet.serve('upload');
  await eventually(async () => expect(await answer()).toBe('first upload'));

  writeSource('main.ts', 'PORT', 'second');
  await eventually(async () => expect(await answer()).toBe('second upload'));

  const complaint = once(served.stderr!, 'data');
  fleet.write('apps/upload/src/main.ts', 'const answer: string =');
  expect(String(await complaint)).toMatch(/ERROR/);
  expect(await answer()).toBe('second upload');

  expect(fleet.file.pids).not.toHaveProperty('upload');
  await end(served, 'SIGINT');
  await eventually(() => expect(fleet.file.pids).toHaveProperty('upload'));
});

it('reports in one line that no fleet is running', async () => {
  const served = fleet.serve('upload');
  expect(await text(served.stdout!)).toMatch(/^no fleet is running in \S+: start one with npm start\n$/);
});
