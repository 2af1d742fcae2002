import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { soundBytes, startUpload, store, type RunningUpload } from './harness.js';

let upload: RunningUpload;
beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
});
afterAll(() => upload?.stop());

it('leave their own caching to stored media, which no page may frame', async () => {
  const { media } = await store(upload, soundBytes(1_000));
  const { headers } = await fetch(media.url);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=10, must-revalidate',
    'content-security-policy': "default-src 'none'; base-uri 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('forbid to cache errors of media', async () => {
  const { media } = await store(upload, soundBytes(1_000));
  for (const [url, status] of [
    [`${media.url}?width=100`, 422],
    [media.url.replace('.mp4', '.png'), 404],
  ] as const) {
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  }
});
