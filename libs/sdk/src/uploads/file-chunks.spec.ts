import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { FileChunks } from './file-chunks.js';

const CHUNK = 2 ** 20;
const BYTES = randomBytes(CHUNK + 1_000);

let folder: string;
let path: string;
let url: string;
/** Answers the next request. */
let answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
let received: Buffer[];

const server = createServer((request, response) => void answer(request, response));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-chunks-'));
  path = join(folder, 'clip.mp4');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await writeFile(path, BYTES);
  received = [];
  answer = async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    received.push(body);
    response.writeHead(204, { 'Upload-Offset': request.headers['upload-offset'] }).end();
  };
});

const requestOf = (offset: number, sent: number[] = []) => ({
  url,
  headers: { 'Upload-Offset': String(offset) },
  body: new Blob([BYTES.subarray(offset, offset + CHUNK)]),
  signal: undefined,
  onSent: (bytes: number) => void sent.push(bytes),
});

it.each([
  ['a file', () => FileChunks.open(path)],
  ['a blob', async () => FileChunks.ofBlob(new Blob([BYTES]))!],
])('hashes and sends chunks of %s through a small buffer', async (_, open) => {
  const chunks = await open();
  const sent: number[] = [];
  expect(await chunks.hash({ size: 1_000 }, CHUNK)).toBe(
    createHash('sha1').update(BYTES.subarray(CHUNK)).digest('base64'),
  );
  expect(await chunks.send(requestOf(0, sent))).toEqual({ status: 204, offset: '0' });
  expect(await chunks.send(requestOf(CHUNK))).toEqual({ status: 204, offset: String(CHUNK) });
  await chunks.close();
  expect(Buffer.concat(received).equals(BYTES)).toBe(true);
  expect(sent.length).toBeGreaterThan(1);
  expect(Math.max(...sent)).toBeLessThan(CHUNK);
});

it('returns an answer that comes before the bytes were read', async () => {
  const chunks = await FileChunks.open(path);
  answer = async (_, response) => response.writeHead(409, { Connection: 'close' }).end();
  expect(await chunks.send(requestOf(0))).toEqual({ status: 409, offset: null });
  await chunks.close();
});

it('ends the request when the file becomes shorter', async () => {
  const chunks = await FileChunks.open(path);
  await truncate(path, 300_000);
  await expect(chunks.send(requestOf(0))).rejects.toThrow('shorter');
  await chunks.close();
});
