import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { resumableHeaders, ResumableUploadEnded, sendResumable } from './resumable-upload.js';

const BYTES = randomBytes(20 * 2 ** 20);
const FILE = new Blob([BYTES]);
const wait = async () => undefined;

/** Reactions of the service to the next requests; without one it answers as the protocol says. */
let next: ((request: IncomingMessage, response: ServerResponse) => void)[];
let received: Buffer[];
let url: string;

const server = createServer((request, response) => {
  const act = next.shift();
  if (act) return act(request, response);
  void answer(request, response);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const offset = () => String(received.reduce((sum, { length }) => sum + length, 0));
  if (request.method === 'HEAD') return void response.setHeader('Upload-Offset', offset()).end();
  const body = await buffer(request);
  const sha1 = `sha1 ${createHash('sha1').update(body).digest('base64')}`;
  if (request.headers['upload-offset'] !== offset() || request.headers['upload-checksum'] !== sha1)
    return void response.writeHead(409).end();
  received.push(body);
  response.writeHead(204, { 'Upload-Offset': offset() }).end();
}

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());
beforeEach(() => {
  [next, received] = [[], []];
});

it('sends a file in chunks with their hashes, and reports what is stored', async () => {
  const reports: number[] = [];
  await sendResumable(url, FILE, { onProgress: (sent) => reports.push(sent) });
  expect(Buffer.concat(received).equals(BYTES)).toBe(true);
  expect(reports).toEqual([0, 8 * 2 ** 20, 16 * 2 ** 20, BYTES.length]);
});

it('continues after cut connections and rejections that pass', async () => {
  const cut = (request: IncomingMessage) => request.socket.destroy();
  const busy = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end();
  const others = (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
  next = [cut, others, others, cut, busy, others, busy];
  await sendResumable(url, FILE, { wait });
  expect(Buffer.concat(received).equals(BYTES)).toBe(true);
});

it('continues where an earlier call ended', async () => {
  const pause = new AbortController();
  const stop = (sent: number) => {
    if (sent > 0) pause.abort(new Error('paused'));
  };
  await expect(sendResumable(url, FILE, { signal: pause.signal, onProgress: stop, wait })).rejects.toThrow('paused');
  expect(received).toHaveLength(1);
  await sendResumable(url, FILE);
  expect(Buffer.concat(received).equals(BYTES)).toBe(true);
});

it('ends for an upload that is gone', async () => {
  next = [(_, response) => void response.writeHead(404).end()];
  await expect(sendResumable(url, FILE, { wait })).rejects.toThrow(ResumableUploadEnded);
});

it('announces names in any script', () => {
  expect(resumableHeaders({ name: '写真.png', size: 3, type: 'image/png' })).toEqual({
    'Tus-Resumable': '1.0.0',
    'Upload-Length': '3',
    'Upload-Metadata': 'filename 5YaZ55yfLnBuZw==,filetype aW1hZ2UvcG5n',
  });
});
