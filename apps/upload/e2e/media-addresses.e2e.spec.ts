import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeMediaAddress, removeMedia, type RequestOf } from '@reelsheet/contracts';
import { eventually } from '@reelsheet/testing';
import sharp from 'sharp';
import { newKey } from '../src/store/key.js';
import { claim, startUpload, store, type RunningUpload } from './harness.js';

describe('a withdrawn address of media', () => {
  let upload: RunningUpload;
  beforeAll(async () => {
    upload = await startUpload();
  });
  afterAll(() => upload?.stop());

  const statusOf = async (url: string, headers?: Record<string, string>) => (await fetch(url, { headers })).status;
  const change = (key: string, values: Partial<RequestOf<typeof changeMediaAddress>> = {}) =>
    upload.rpc.request(changeMediaAddress, {
      ...{ key, version: 1, address_key: newKey(), thumbnail_address_key: null },
      ...values,
    });
  const picture = async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { announced, media } = await store(upload, bytes, { content_type: 'image/png', filename: 'sea.png' });
    const thumbnail = await eventually(async () => {
      const { thumbnail_url } = (await claim(upload, announced))!;
      if (!thumbnail_url) throw new Error('no thumbnail yet');
      return thumbnail_url;
    });
    return { bytes, announced, media, thumbnail };
  };
  const withKey = (url: string, key: string) => url.replace(/[0-9a-f]{48}/, key);

  it('is missing in every size and for caches that know its bytes, and the new one has the same bytes', async () => {
    const { bytes, announced, media, thumbnail } = await picture();
    expect(await statusOf(thumbnail)).toBe(200);
    expect(await statusOf(`${media.url}?width=64`)).toBe(200);
    const etag = (await fetch(media.url)).headers.get('etag')!;
    const [address_key, thumbnail_address_key] = [newKey(), newKey()];
    expect(await change(media.key, { address_key, thumbnail_address_key })).toEqual({ changed: true });
    expect(await statusOf(media.url)).toBe(404);
    expect(await statusOf(media.url, { 'If-None-Match': etag })).toBe(404);
    expect(await statusOf(media.url, { Range: 'bytes=0-1' })).toBe(404);
    expect(await statusOf(`${media.url}?width=64`)).toBe(404);
    expect(await statusOf(`${media.url}?width=128`)).toBe(404);
    expect(await statusOf(thumbnail)).toBe(404);
    const missing = await fetch(media.url);
    expect([missing.headers.get('cache-control'), missing.headers.get('etag')]).toEqual(['no-store', null]);
    const [url, thumbnailUrl] = [withKey(media.url, address_key), withKey(thumbnail, thumbnail_address_key)];
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await statusOf(`${url}?width=64`)).toBe(200);
    expect(await statusOf(thumbnailUrl)).toBe(200);
    expect(await claim(upload, announced)).toMatchObject({ key: media.key, url, thumbnail_url: thumbnailUrl });
  });

  it('does not come back by an earlier request that arrives again or late', async () => {
    const { media, thumbnail } = await picture();
    const [first, second] = [newKey(), newKey()];
    await change(media.key, { version: 5, address_key: first });
    await change(media.key, { version: 7, address_key: second });
    for (const version of [5, 6, 7])
      expect(await change(media.key, { version, address_key: first })).toEqual({ changed: false });
    expect(await statusOf(withKey(media.url, first))).toBe(404);
    expect(await statusOf(withKey(media.url, second))).toBe(200);
    expect(await statusOf(thumbnail)).toBe(200);
  });

  it('ends with the media', async () => {
    const { media } = await picture();
    const address_key = newKey();
    await change(media.key, { address_key });
    await upload.rpc.request(removeMedia, { keys: [media.key] });
    expect(await statusOf(withKey(media.url, address_key))).toBe(404);
    expect(await change(media.key, { version: 2 })).toEqual({ changed: false });
    await eventually(async () => expect(await upload.query(`SELECT FROM task WHERE kind = 'erase_files'`)).toEqual([]));
  });

  it('does not name other media', async () => {
    const [one, other] = [await picture(), await picture()];
    await expect(change(one.media.key, { address_key: 'sea' })).rejects.toThrow();
    await change(one.media.key);
    expect(await statusOf(other.media.url)).toBe(200);
  });
});
