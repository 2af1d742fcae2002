import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Document } from '@reelsheet/composition';
import { OutboundClient, OutboundErrors } from '@reelsheet/platform-outbound';
import sharp from 'sharp';
import type { ContentResourceReader } from '../assets/content-resources/content-resource.reader.js';
import { RenderSources } from './render-sources.js';

const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

let server: Server;
let host: string;
let folder: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/endless') response.write(picture);
    else response.end(picture);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Downloads external pictures from these paths of the test server. */
async function fetch(paths: readonly string[], limits: { maxBytes: number; signal?: AbortSignal }) {
  const none = undefined as never;
  const resources = { presentAddress: async (_: number, url: string) => url } as unknown as ContentResourceReader;
  const sources = new RenderSources(none, none, resources, none, new OutboundClient(new Set([host])));
  const clips = paths.map((path) => ({ type: 'image' as const, source: { url: `http://${host}${path}` } }));
  const document: Document = { tracks: [{ clips }] };
  const located = new Map(clips.map(({ source: { url } }) => [`url:${url}`, { agentId: 1, url, isInternal: false }]));
  const target = await mkdtemp(join(folder, 'render-'));
  const media = await sources.fetch(document, located, target, { signal: new AbortController().signal, ...limits });
  return { media, files: await readdir(target) };
}

it('downloads all sources if their total size is within the limit', async () => {
  const { media, files } = await fetch(['/a', '/b'], { maxBytes: 2 * picture.length });
  expect([media.size, files.length]).toEqual([2, 2]);
});

it('stops when the total size exceeds the limit, and names the source', async () => {
  const error = await fetch(['/a', '/b'], { maxBytes: 2 * picture.length - 1 }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ definition: OutboundErrors.tooLarge });
  expect((error as Error).message).toContain('job.input.tracks.0.clips.1.source');
});

it('stops immediately when the job is aborted', async () => {
  const job = new AbortController();
  server.once('request', () => job.abort(new Error('stopped')));
  await expect(fetch(['/endless'], { maxBytes: 2 ** 20, signal: job.signal })).rejects.toThrow('stopped');
});
