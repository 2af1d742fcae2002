import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { withMinReadRate } from './min-read-rate.js';

const MEGABYTE = 2 ** 20;
const RATE = { slowest: 4 * MEGABYTE, windowMs: 500 };
/** Far more than the buffers of both ends of a connection. */
const CHUNK = 'x'.repeat(8 * MEGABYTE);
const CHUNKS = 8;

let server: FastifyInstance;
let pauseMs: number;
let isEnded: Promise<Error | undefined>;

beforeEach(async () => {
  pauseMs = 0;
  server = fastify();
  server.get('/', async (_request, reply) => {
    const body = withMinReadRate(chunks(), RATE);
    isEnded = new Promise((resolve) => {
      let error: Error | undefined;
      body.once('error', (reason: Error) => (error = reason)).once('close', () => resolve(error));
    });
    return reply.type('text/plain').send(body);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

async function* chunks(): AsyncGenerator<string> {
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    await delay(pauseMs);
    yield CHUNK;
  }
}

async function open(): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

async function readAll(socket: Socket): Promise<number> {
  let bytes = 0;
  for await (const chunk of socket) bytes += (chunk as Buffer).length;
  return bytes;
}

it('ends a body whose client stops to read', async () => {
  const socket = await open();
  expect(await isEnded).toMatchObject({ message: 'the client reads too slowly' });
  socket.destroy();
});

it('ends a body whose client reads a little now and then', async () => {
  const socket = await open();
  const timer = setInterval(() => socket.read(1_000), 50);
  expect(await isEnded).toMatchObject({ message: 'the client reads too slowly' });
  clearInterval(timer);
  socket.destroy();
});

it('sends everything to a client that is fast enough', async () => {
  const bytes = await readAll(await open());
  expect(await isEnded).toBeUndefined();
  expect(bytes).toBeGreaterThan(CHUNKS * CHUNK.length);
});

it('does not count the time in which the client waits for the body', async () => {
  pauseMs = RATE.windowMs * 1.5;
  const bytes = await readAll(await open());
  expect(await isEnded).toBeUndefined();
  expect(bytes).toBeGreaterThan(CHUNKS * CHUNK.length);
});
