import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@reelsheet/testing';
import { announce, put, someBytes, startUpload, type Announced, type RunningUpload } from './harness.js';

const BYTES = someBytes(1_000_000);
const REJECTED_BODY_MS = 5_000;
const WINDOW_MS = 10_000;
/** Long enough for a busy machine; at its speed the sender would take hours. */
const TIMEOUT_MS = 10_000;

let upload: RunningUpload;
beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
});
afterAll(() => upload.stop());

/** Opens a PUT whose body the test sends. */
async function open({ direct_upload: { url, headers } }: Announced, length: number): Promise<Socket> {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  const all = { Host: 'upload', ...headers, 'Content-Length': length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`PUT ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Returns everything received until the connection ends, also while we are sending. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (item: Buffer) => (answer += item.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

/** Sends this many bytes every 50 ms until the connection ends, and returns the response. */
async function sendSlowly(socket: Socket, bytes: number): Promise<{ answer: string; tookMs: number }> {
  const started = performance.now();
  const timer = setInterval(() => socket.write(BYTES.subarray(0, bytes)), 50);
  const answer = await answerOf(socket);
  clearInterval(timer);
  return { answer, tookMs: performance.now() - started };
}

const unsigned = (announced: Announced): Announced => ({
  ...announced,
  direct_upload: {
    ...announced.direct_upload,
    url: announced.direct_upload.url.replace(/X-Amz-Signature=\w+/, 'X-Amz-Signature=x'),
  },
});

it('an unsigned upload is answered, and cut off when it continues slowly', async () => {
  const socket = await open(unsigned(await announce(upload, BYTES)), BYTES.length);
  const { answer, tookMs } = await sendSlowly(socket, 1);
  expect(answer).toMatch(/^HTTP\/1\.1 403 .*"error_code":"forbidden"/s);
  expect(tookMs).toBeLessThan(REJECTED_BODY_MS + TIMEOUT_MS);
});

it('an unsigned upload of a gigabyte is answered and cut off at once', async () => {
  const socket = await open(unsigned(await announce(upload, BYTES)), 2 ** 30);
  const { answer, tookMs } = await sendSlowly(socket, 1);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(tookMs).toBeLessThan(REJECTED_BODY_MS);
});

it('a valid upload ends when it falls below the minimum speed, leaves nothing, and can be repeated', async () => {
  const announced = await announce(upload, BYTES);
  const socket = await open(announced, BYTES.length);
  const { answer, tookMs } = await sendSlowly(socket, 100);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(tookMs).toBeLessThan(WINDOW_MS + TIMEOUT_MS);
  await eventually(async () => expect(await upload.files()).toEqual([]));
  await eventually(async () => expect((await put(announced, BYTES)).status).toBe(200));
});
