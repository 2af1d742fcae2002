import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { putSigned, type SignedUpload } from './signed-upload.js';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('putSigned', () => {
  const bytes = Buffer.from('some bytes');
  let server: Server;
  let upload: SignedUpload;
  let folder: string;
  let status: number;
  let received: Received;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signed-'));
    server = createServer(async (request, response) => {
      received = { method: request.method, headers: request.headers, body: await buffer(request) };
      response.writeHead(status).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/blobs/1`;
    upload = { url, headers: { 'Content-Type': 'video/mp4', 'Content-MD5': 'c29tZQ==' } };
  });
  beforeEach(() => {
    status = 200;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['bytes', () => bytes],
    ['a stream', () => ReadableStream.from([bytes.subarray(0, 4), bytes.subarray(4)])],
    [
      'a file',
      async () => {
        await writeFile(join(folder, 'clip.mp4'), bytes);
        return openAsBlob(join(folder, 'clip.mp4'));
      },
    ],
  ])('sends %s with the signed headers', async (_, source) => {
    expect((await putSigned(upload, (await source()) as RequestInit['body'])).status).toBe(200);
    expect(received).toMatchObject({
      method: 'PUT',
      headers: { 'content-type': 'video/mp4', 'content-md5': 'c29tZQ==' },
      body: bytes,
    });
  });

  it('returns an error response unchanged', async () => {
    status = 422;
    expect((await putSigned(upload, bytes)).status).toBe(422);
  });
});
