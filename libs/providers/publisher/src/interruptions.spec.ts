import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MediaFile, PublishJob, Publisher } from './port.js';
import { ShortvideoPublisher } from './shortvideo/shortvideo.adapter.js';
import { type Cut, serveOverLine } from './testing/cuts.js';
import { Store, submitDurably } from './testing/interruptions.js';
import { sparseFile } from './testing/sparse-file.js';
import { TinyShortvideo } from './testing/tiny-shortvideo.js';
import { TinyVideohost } from './testing/tiny-videohost.js';
import { VideohostPublisher } from './videohost/videohost.adapter.js';

/** Two chunks on either network, the second one odd. */
const SIZE = 10 * 2 ** 20 + 4321;

const NETWORKS = [
  { platform: 'shortvideo', network: () => new TinyShortvideo(), publisher: shortvideo, calls: 5, writes: 5 },
  { platform: 'videohost', network: () => new TinyVideohost(), publisher: videohost, calls: 4, writes: 5 },
];

let media: MediaFile & AsyncDisposable;
beforeAll(async () => {
  media = await sparseFile('interruptions', SIZE);
});
afterAll(async () => {
  await media[Symbol.asyncDispose]();
});

const job = (): PublishJob => ({
  idempotencyKey: 'post:1:platform',
  accessToken: 'token',
  media: [media],
  content: {
    title: 'A title',
    shortvideoPrivacyLevel: 'PUBLIC_TO_EVERYONE',
    shortvideoDisableComment: false,
    shortvideoDisableDuet: false,
    shortvideoDisableStitch: false,
  },
});

describe.each(NETWORKS)('$platform', ({ network, publisher, calls, writes }) => {
  it('needs no more calls and writes than the sweeps below cover', async () => {
    const tiny = network();
    await using line = await serveOverLine(tiny.handle);
    const store = new Store();
    await submitDurably(publisher(line.url), job(), store);
    expect({ calls: line.calls(), writes: store.writes, posts: tiny.posts }).toEqual({ calls, writes, posts: 1 });
    expect(Math.max(...tiny.chunkSizes)).toBeLessThanOrEqual(10 * 2 ** 20);
  });

  const cuts = Array.from({ length: calls }, (_, call) =>
    (['before', 'after'] as Cut[]).map((cut) => ({ call, cut })),
  ).flat();
  it.each(cuts)('makes one post when call $call is cut $cut its effect', async ({ call, cut }) => {
    const tiny = network();
    await using line = await serveOverLine(tiny.handle);
    line.cutCall(call, cut);
    const { submission } = await submitDurably(publisher(line.url), job());
    expect(tiny.posts).toBe(1);
    expect(submission.id).toMatch(/0$/);
  });

  const deaths = Array.from({ length: writes }, (_, write) =>
    [true, false].map((stored) => ({ write, stored })),
  ).flat();
  it.each(deaths)(
    'makes one post when the worker dies at write $write (stored: $stored)',
    async ({ write, stored }) => {
      const tiny = network();
      await using line = await serveOverLine(tiny.handle);
      const store = new Store().killAt(write, stored);
      await submitDurably(publisher(line.url), job(), store);
      expect(tiny.posts).toBe(1);
      expect(store.state.step).toBe('submitted');
    },
  );
});

describe('a session that ends early', () => {
  it('shortvideo opens another, since the network says that the first is not whole', async () => {
    const tiny = new TinyShortvideo();
    await using line = await serveOverLine(tiny.handle);
    const store = new Store().killAt(3, true);
    await expect(submitDurably(shortvideo(line.url), job(), store, 1)).rejects.toThrow();
    tiny.uploads[0]!.gone = true;
    const { submission, attempt } = await submitDurably(shortvideo(line.url), job(), store);
    expect({ posts: tiny.posts, id: submission.id, attempt }).toEqual({ posts: 1, id: 'v1', attempt: 2 });
  });

  it('shortvideo gives up where the network does not say how much it holds', async () => {
    const tiny = new TinyShortvideo();
    tiny.completeStatus = 'PROCESSING_UPLOAD';
    tiny.reportsBytes = false;
    await using line = await serveOverLine(tiny.handle);
    line.cutCall(4, 'after');
    const store = new Store();
    await expect(submitDurably(shortvideo(line.url), job(), store, 1)).rejects.toMatchObject({
      code: 'platform_unavailable',
    });
    tiny.uploads[0]!.gone = true;
    await expect(submitDurably(shortvideo(line.url), job(), store)).rejects.toMatchObject({
      code: 'unconfirmed',
      retryable: false,
    });
    expect(tiny.uploads).toHaveLength(1);
  });

  it('videohost opens another while the last chunk was never sent', async () => {
    const tiny = new TinyVideohost();
    await using line = await serveOverLine(tiny.handle);
    const store = new Store().killAt(3, false);
    await expect(submitDurably(videohost(line.url), job(), store, 1)).rejects.toThrow();
    tiny.sessions[0]!.gone = true;
    const { submission, attempt } = await submitDurably(videohost(line.url), job(), store);
    expect({ posts: tiny.posts, id: submission.id, attempt }).toEqual({ posts: 1, id: 'video-1', attempt: 2 });
  });

  it('videohost gives up once the last chunk may have arrived', async () => {
    const tiny = new TinyVideohost();
    await using line = await serveOverLine(tiny.handle);
    const store = new Store().killAt(4, false);
    await expect(submitDurably(videohost(line.url), job(), store, 1)).rejects.toThrow();
    tiny.sessions[0]!.gone = true;
    await expect(submitDurably(videohost(line.url), job(), store)).rejects.toMatchObject({
      code: 'unconfirmed',
      step: 'upload',
      retryable: false,
    });
    expect(tiny.sessions).toHaveLength(1);
  });

  it('videohost goes on from what the network kept, not from what was sent', async () => {
    const tiny = new TinyVideohost();
    tiny.keeps = 3 * 256 * 1024;
    await using line = await serveOverLine(tiny.handle);
    await submitDurably(videohost(line.url), job());
    expect(tiny.posts).toBe(1);
    expect(tiny.chunkSizes.length).toBeGreaterThan(2);
  });
});

describe('a picture on shortvideo, which the network fetches itself', () => {
  const picture = (): PublishJob => ({
    ...job(),
    media: [{ ...media, contentType: 'image/jpeg', url: 'https://media.example.com/a.jpg' }],
  });

  it('is posted by the one call', async () => {
    const tiny = new TinyShortvideo();
    await using line = await serveOverLine(tiny.handle);
    await submitDurably(shortvideo(line.url), picture());
    expect(tiny.pictures).toEqual(['https://media.example.com/a.jpg']);
  });

  it('is asked for later when the network was never reached', async () => {
    const tiny = new TinyShortvideo();
    const store = new Store();
    const away = await serveOverLine(tiny.handle);
    await away[Symbol.asyncDispose]();
    await expect(submitDurably(shortvideo(away.url), picture(), store)).rejects.toMatchObject({
      code: 'platform_unavailable',
      retryable: true,
    });
    await using line = await serveOverLine(tiny.handle);
    line.cutCall(0, 'after');
    await submitDurably(shortvideo(line.url), picture(), store);
    expect(tiny.posts).toBe(1);
  });

  it('is never asked for again when the answer is lost', async () => {
    const tiny = new TinyShortvideo();
    await using line = await serveOverLine(tiny.handle);
    line.cutCall(1, 'after');
    await expect(submitDurably(shortvideo(line.url), picture())).rejects.toMatchObject({
      code: 'unconfirmed',
      retryable: false,
    });
    expect(tiny.posts).toBe(1);
  });

  it('is never asked for again when the worker dies before it stored the answer', async () => {
    const tiny = new TinyShortvideo();
    await using line = await serveOverLine(tiny.handle);
    await expect(submitDurably(shortvideo(line.url), picture(), new Store().killAt(1, false))).rejects.toMatchObject({
      code: 'unconfirmed',
    });
    expect(tiny.posts).toBe(1);
  });
});

function shortvideo(url: string): Publisher {
  return new ShortvideoPublisher({
    apiUrl: url,
    authorizeUrl: `${url}/authorize`,
    pageUrl: 'https://short.example',
    clientId: 'id',
    clientSecret: 'secret',
  });
}

function videohost(url: string): Publisher {
  return new VideohostPublisher({
    apiUrl: url,
    authorizeUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    revokeUrl: `${url}/revoke`,
    pageUrl: 'https://host.example',
    clientId: 'id',
    clientSecret: 'secret',
  });
}
