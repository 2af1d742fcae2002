import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { MIN_COMPRESSED_BYTES } from './compression-limits.js';
import { compressTexts } from './compression.js';

const app = fastify();
const cells = Array.from({ length: 5_000 }, (_, id) => ({ id, value: `scene ${id}` }));
const text = JSON.stringify(cells);
beforeAll(async () => {
  await compressTexts(app);
  app.get('/cells', async () => cells);
  app.get('/stream', (_, reply) => reply.type('text/csv').send(Readable.from([text.slice(0, 9), text.slice(9)])));
  app.get('/few/:bytes', async (request) => 'x'.repeat(Number((request.params as { bytes: string }).bytes)));
  app.get('/picture', (_, reply) => reply.type('image/png').send(Buffer.from(text)));
  app.get('/part', (_, reply) =>
    reply.status(206).type('text/plain').header('Content-Range', 'bytes 0-9/10').send(text),
  );
  app.get('/secret', { config: { uncompressed: true } as object }, async () => cells);
  app.get('/varied', (_, reply) => reply.header('Vary', 'Origin').send(cells));
  app.post('/sent', async (request) => request.body);
});
afterAll(() => app.close());

const read = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
])('compresses with %s for %s', async (encoding, accepted, decompress) => {
  for (const url of ['/cells', '/stream']) {
    const { headers, rawPayload } = await read(url, accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(rawPayload.length).toBeLessThan(text.length / 4);
    expect(decompress(rawPayload).toString()).toBe(text);
  }
});

it.each([undefined, 'identity', 'deflate', 'br;q=0, gzip;q=0'])('sends the text itself for %s', async (accepted) => {
  const { headers, payload } = await read('/cells', accepted);
  expect([headers['content-encoding'], payload]).toEqual([undefined, text]);
});

it.each([
  ['small responses', `/few/${MIN_COMPRESSED_BYTES - 1}`],
  ['other types', '/picture'],
  ['parts', '/part'],
  ['responses with a secret', '/secret'],
])('leaves %s as they are', async (_, url) => {
  expect((await read(url, 'br')).headers['content-encoding']).toBeUndefined();
});

it('compresses from the first byte of the limit on', async () => {
  expect((await read(`/few/${MIN_COMPRESSED_BYTES}`, 'br')).headers['content-encoding']).toBe('br');
});

it('adds to the headers by which the response varies', async () => {
  expect((await read('/varied', 'br')).headers.vary).toBe('Origin, accept-encoding');
});

it('does not decompress requests', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/sent',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: '{"a":1}',
  });
  expect(answer.json()).toEqual({ a: 1 });
});
