import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { exceeded } from '@reelsheet/testing/exceeded';
import { Agent, request } from 'undici';
import { drain } from './drain.js';

const DRAIN_MS = 300;

let server: Server;
let agent: Agent;
let isStopping: boolean;
afterEach(async () => {
  await agent.destroy();
  server.closeAllConnections();
});

async function start(): Promise<string> {
  isStopping = false;
  agent = new Agent({ connections: 24 });
  server = createServer((_, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    response.end('answer');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('answers everything that is sent during the drain, and nothing after it', async () => {
  const url = await start();
  const errors: string[] = [];
  let isOver = false;
  const caller = async () => {
    while (!isOver)
      await request(url, { dispatcher: agent }).then(
        ({ body }) => body.text(),
        (error) => errors.push(error.code),
      );
  };
  const callers = Array.from({ length: 24 }, caller);
  await setTimeout(100);
  isStopping = true;
  const stopped = drain(server, DRAIN_MS);
  await setTimeout(DRAIN_MS * 0.9);
  expect(errors).toEqual([]);
  await stopped;
  isOver = true;
  await Promise.all(callers);
  await expect(request(url, { dispatcher: agent })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('answers a request on a connection that was idle through the drain', async () => {
  const url = await start();
  await (await request(url, { dispatcher: agent })).body.text();
  isStopping = true;
  const stopped = drain(server, DRAIN_MS);
  await setTimeout(DRAIN_MS * 1.3);
  const late = await request(url, { dispatcher: agent });
  expect([await late.body.text(), late.headers['connection']]).toEqual(['answer', 'close']);
  await stopped;
});

it('waits no longer for idle connections than the drain took', async () => {
  const url = await start();
  await (await request(url, { dispatcher: agent })).body.text();
  const started = performance.now();
  await drain(server, DRAIN_MS);
  expect(performance.now() - started).toBeLessThan(4 * DRAIN_MS);
});

it('ends as soon as no connection is open', async () => {
  const duration = async () => {
    await start();
    const started = performance.now();
    await drain(server, DRAIN_MS);
    return { ms: performance.now() - started };
  };
  expect(await exceeded({ ms: 1.9 * DRAIN_MS }, duration)).toEqual({});
});
