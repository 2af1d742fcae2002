import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { keepUp } from './min-body-rate.js';
import { drainRejectedBody } from './unread-body.js';

const SLOWEST = 1_000;
const WINDOW_MS = 500;
const REJECTED_BODY_MS = 300;

let server: FastifyInstance;

beforeEach(async () => {
  server = fastify();
  keepUp(server, SLOWEST, WINDOW_MS);
  drainRejectedBody(server, REJECTED_BODY_MS);
  server.addContentTypeParser('test/bytes', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
  server.addContentTypeParser('test/stream', (_request, _payload, done) => done(null));
  server.post('/', async () => 'read');
  server.post('/refused', async (_request, reply) => reply.status(403).send('refused'));
  server.post('/late', async ({ raw }) => {
    await delay(WINDOW_MS * 3);
    return text(raw);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

async function post(path: string, type: string, length: number): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: test/${type}\r\nContent-Length: ${length}\r\n\r\n`);
  return socket;
}

/** Returns everything received until the connection ends, also while we are sending. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

/** Sends a byte now and then until the connection ends. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), WINDOW_MS / 25);
  socket.once('close', () => clearInterval(timer));
}

it('ends a body that arrives too slowly', async () => {
  const socket = await post('/', 'bytes', 1_000_000);
  trickle(socket);
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 .*"The request took too long to arrive"/s);
});

it('accepts a body of any duration at sufficient speed', async () => {
  const socket = await post('/', 'bytes', 3_000);
  for (let part = 0; part < 20; part += 1) {
    socket.write('x'.repeat(150));
    await delay(WINDOW_MS / 5);
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
});

it('does not count the time that the server needs', async () => {
  const socket = await post('/late', 'stream', 1_000);
  socket.write('x'.repeat(500));
  await delay(WINDOW_MS * 2);
  socket.write('x'.repeat(500));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  socket.destroy();
});

it('answers a rejected sender that continues without end, and closes the connection', async () => {
  const socket = await post('/refused', 'stream', 60_000_000);
  const timer = setInterval(() => socket.write('x'.repeat(10_000)), 10);
  const answer = await answerOf(socket);
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1\.1 403 .*connection: close.*refused/is);
});

it('keeps the connection of a rejected sender that ends within the limits', async () => {
  const socket = await post('/refused', 'stream', 10);
  socket.write('x'.repeat(10));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 .*connection: keep-alive/is);
  socket.destroy();
});
