import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublishedFile, PublishJob, Publisher } from './port.js';
import { ShortvideoPublisher } from './shortvideo/shortvideo.adapter.js';
import { type Interruption, serveInterruptible } from './testing/interruptible-server.js';
import { StateStore, submitDurably } from './testing/interruptions.js';
import { sparseFile } from './testing/sparse-file.js';
import { TinyShortvideo } from './testing/tiny-shortvideo.js';
import { TinyVideohost } from './testing/tiny-videohost.js';
import { VideohostPublisher } from './videohost/videohost.adapter.js';

/** Size of two chunks on both networks, with an odd second chunk. */
const SIZE = 10 * 2 ** 20 + 4321;

const NETWORKS = [
  { platform: 'shortvideo', network: () => new TinyShortvideo(), publisher: shortvideo, calls: 5, writes: 5 },
  { platform: 'videohost', network: () => new TinyVideohost(), publisher: videohost, calls: 4, writes: 5 },
];

let media: PublishedFile & AsyncDisposable;
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
  it('needs exactly the number of calls and writes that the following tests interrupt', async () => {
    const tiny = network();
    await using connection = await serveInterruptible(tiny.handle);
    const store = new StateStore();
    await submitDurably(publisher(connection.url), job(), store);
    expect({ calls: connection.calls(), writes: store.writes, posts: tiny.posts }).toEqual({ calls, writes, posts: 1 });
    expect(Math.max(...tiny.chunkSizes)).toBeLessThanOrEqual(10 * 2 ** 20);
  });

  const interruptions = Array.from({ length: calls }, (_, call) =>
    (['before', 'after'] as Interruption[]).map((interruption) => ({ call, interruption })),
  ).flat();
  it.each(interruptions)(
    'creates one post if call $call is interrupted $interruption its effect',
    async ({ call, interruption }) => {
      const tiny = network();
      await using connection = await serveInterruptible(tiny.handle);
      connection.interruptCall(call, interruption);
      const { submission } = await submitDurably(publisher(connection.url), job());
      expect(tiny.posts).toBe(1);
      expect(submission.id).toMatch(/0$/);
    },
  );

  const kills = Array.from({ length: writes }, (_, write) => [true, false].map((stored) => ({ write, stored }))).flat();
  it.each(kills)(
    'creates one post if the worker is killed at write $write (stored: $stored)',
    async ({ write, stored }) => {
      const tiny = network();
      await using connection = await serveInterruptible(tiny.handle);
      const store = new StateStore().killAt(write, stored);
      await submitDurably(publisher(connection.url), job(), store);
      expect(tiny.posts).toBe(1);
      expect(store.state.step).toBe('submitted');
    },
  );
});

describe('an upload session that expires early', () => {
  it('shortvideo opens another one if the network reports the first as incomplete', async () => {
    const tiny = new TinyShortvideo();
    await using connection = await serveInterruptible(tiny.handle);
    const store = new StateStore().killAt(3, true);
    await expect(submitDurably(shortvideo(connection.url), job(), store, 1)).rejects.toThrow();
    tiny.uploads[0]!.gone = true;
    const { submission, attempt } = await submitDurably(shortvideo(connection.url), job(), store);
    expect({ posts: tiny.posts, id: submission.id, attempt }).toEqual({ posts: 1, id: 'v1', attempt: 2 });
  });

  it('shortvideo fails if the network does not report the uploaded bytes', async () => {
    const tiny = new TinyShortvideo();
    tiny.completeStatus = 'PROCESSING_UPLOAD';
    tiny.reportsBytes = false;
    await using connection = await serveInterruptible(tiny.handle);
    connection.interruptCall(4, 'after');
    const store = new StateStore();
    await expect(submitDurably(shortvideo(connection.url), job(), store, 1)).rejects.toMatchObject({
      code: 'platform_unavailable',
    });
    tiny.uploads[0]!.gone = true;
    await expect(submitDurably(shortvideo(connection.url), job(), store)).rejects.toMatchObject({
      code: 'unconfirmed',
      retryable: false,
    });
    expect(tiny.uploads).toHaveLength(1);
  });

  it('videohost opens another one if the last chunk was not sent', async () => {
    const tiny = new TinyVideohost();
    await using connection = await serveInterruptible(tiny.handle);
    const store = new StateStore().killAt(3, false);
    await expect(submitDurably(videohost(connection.url), job(), store, 1)).rejects.toThrow();
    tiny.sessions[0]!.gone = true;
    const { submission, attempt } = await submitDurably(videohost(connection.url), job(), store);
    expect({ posts: tiny.posts, id: submission.id, attempt }).toEqual({ posts: 1, id: 'video-1', attempt: 2 });
  });

  it('videohost fails if the last chunk may have been received', async () => {
    const tiny = new TinyVideohost();
    await using connection = await serveInterruptible(tiny.handle);
    const store = new StateStore().killAt(4, false);
    await expect(submitDurably(videohost(connection.url), job(), store, 1)).rejects.toThrow();
    tiny.sessions[0]!.gone = true;
    await expect(submitDurably(videohost(connection.url), job(), store)).rejects.toMatchObject({
      code: 'unconfirmed',
      step: 'upload',
      retryable: false,
    });
    expect(tiny.sessions).toHaveLength(1);
  });

  it('videohost resumes at the offset that the network reports', async () => {
    const tiny = new TinyVideohost();
    tiny.keeps = 3 * 256 * 1024;
    await using connection = await serveInterruptible(tiny.handle);
    await submitDurably(videohost(connection.url), job());
    expect(tiny.posts).toBe(1);
    expect(tiny.chunkSizes.length).toBeGreaterThan(2);
  });
});

describe('a picture on shortvideo, which the network downloads itself', () => {
  const picture = (): PublishJob => ({
    ...job(),
    media: [{ ...media, contentType: 'image/jpeg', url: 'https://media.example.com/a.jpg' }],
  });

  it('is posted with a single call', async () => {
    const tiny = new TinyShortvideo();
    await using connection = await serveInterruptible(tiny.handle);
    await submitDurably(shortvideo(connection.url), picture());
    expect(tiny.pictures).toEqual(['https://media.example.com/a.jpg']);
  });

  it('is retried if the network was never reached', async () => {
    const tiny = new TinyShortvideo();
    const store = new StateStore();
    const away = await serveInterruptible(tiny.handle);
    await away[Symbol.asyncDispose]();
    await expect(submitDurably(shortvideo(away.url), picture(), store)).rejects.toMatchObject({
      code: 'platform_unavailable',
      retryable: true,
    });
    await using connection = await serveInterruptible(tiny.handle);
    connection.interruptCall(0, 'after');
    await submitDurably(shortvideo(connection.url), picture(), store);
    expect(tiny.posts).toBe(1);
  });

  it('is not retried if the response is lost', async () => {
    const tiny = new TinyShortvideo();
    await using connection = await serveInterruptible(tiny.handle);
    connection.interruptCall(1, 'after');
    await expect(submitDurably(shortvideo(connection.url), picture())).rejects.toMatchObject({
      code: 'unconfirmed',
      retryable: false,
    });
    expect(tiny.posts).toBe(1);
  });

  it('is not retried if the worker is killed before it has stored the response', async () => {
    const tiny = new TinyShortvideo();
    await using connection = await serveInterruptible(tiny.handle);
    await expect(
      submitDurably(shortvideo(connection.url), picture(), new StateStore().killAt(1, false)),
    ).rejects.toMatchObject({
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
