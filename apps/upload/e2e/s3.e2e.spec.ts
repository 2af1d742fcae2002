import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { changeMediaAddress, removeMedia } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { eventually } from '@reelsheet/testing';
import { BUCKET, S3_KEY, startS3 } from '@reelsheet/testing/s3-server';
import sharp from 'sharp';
import { BlobRepository } from '../src/blobs/blob.repository.js';
import { StoreSweep } from '../src/blobs/cleanup/store-sweep.js';
import { newKey } from '../src/store/key.js';
import { FileStore } from '../src/store/store.port.js';
import { COLLIDING_BYTES } from './colliding-bytes.js';
import {
  announce,
  announcementOf,
  claim,
  put,
  startUpload,
  store,
  ZIP,
  zipBytes,
  type Announced,
  type RunningUpload,
} from './harness.js';

const BYTES = zipBytes(200_000);

describe.each([
  ['reached by callers', 'off'],
  ['behind upload', 'on'],
])('on an S3 store %s', (_, proxy) => {
  let upload: RunningUpload;
  let s3: Awaited<ReturnType<typeof startS3>>;
  const bucket = () => upload.apps[0]!.get(FileStore, { strict: false });

  const contentOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  /** Returns the keys of the store under which bytes of this announcement are or may be. */
  const keysOf = async ({ blob: { key } }: Announced): Promise<string[]> => {
    const [row] = await upload.query<{ file_key: string | null }>(`SELECT file_key FROM blob WHERE key = $1`, [key]);
    const stored: string[] = [];
    for (const each of [key, row!.file_key]) if (each !== null && (await bucket().stat(each))) stored.push(each);
    return stored;
  };

  beforeAll(async () => {
    s3 = await startS3();
    upload = await startUpload({
      environment: {
        OBJECT_STORE: 's3',
        S3_ENDPOINT: s3.endpoint,
        S3_BUCKET: BUCKET,
        S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
        S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
        UPLOAD_PROXY: proxy,
      },
    });
    // The first call loads the S3 client, which can take a busy machine longer than an RPC timeout.
    await bucket().stat(newKey());
  });
  afterAll(async () => {
    await upload?.stop();
    await s3?.stop();
  });

  it('accepts the announced bytes and serves them after they are claimed', async () => {
    const announced = await announce(upload, BYTES, ZIP);
    expect(announced.direct_upload.url.startsWith(proxy === 'off' ? s3.endpoint : upload.url)).toBe(true);
    expect(await claim(upload, announced)).toBeNull();
    expect((await put(announced, BYTES)).status).toBe(200);
    const media = (await claim(upload, announced))!;
    expect(await claim(upload, announced)).toEqual(media);
    expect(Buffer.from(await (await fetch(media.url)).arrayBuffer()).equals(BYTES)).toBe(true);
    const item = await fetch(media.url, { headers: { Range: 'bytes=10-19' } });
    expect([item.status, Buffer.from(await item.arrayBuffer())]).toEqual([206, BYTES.subarray(10, 20)]);
    expect(await upload.files()).toEqual([]);
  });

  it('serves the claimed bytes, whatever is PUT to their address afterwards', async () => {
    const [bytes, others] = COLLIDING_BYTES;
    const announced = await announce(upload, bytes, ZIP);
    expect((await put(announced, bytes)).status).toBe(200);
    const media = (await claim(upload, announced))!;
    expect((await put(announced, others)).status).toBe(proxy === 'off' ? 200 : 409);
    expect(await claim(upload, announced)).toEqual(media);
    expect(await contentOf(media.url)).toEqual(bytes);
    expect(await keysOf(announced)).toHaveLength(proxy === 'off' ? 2 : 1);
    await upload.query(`UPDATE task SET due_at = now() WHERE kind = 'erase_files'`);
    await eventually(async () => expect(await keysOf(announced)).toHaveLength(1));
    expect(await contentOf(media.url)).toEqual(bytes);
  });

  it('serves the same bytes at a new address, and nothing at the former one', async () => {
    const { announced, media } = await store(upload, BYTES, ZIP);
    const change = { key: media.key, version: 1, address_key: newKey(), thumbnail_address_key: null };
    await upload.rpc.request(changeMediaAddress, change);
    expect((await fetch(media.url)).status).toBe(404);
    const { url } = (await claim(upload, announced))!;
    expect(url).toContain(change.address_key);
    expect((await contentOf(url)).equals(BYTES)).toBe(true);
  });

  it('stores one of several claims at once', async () => {
    const announced = await announce(upload, BYTES, ZIP);
    await put(announced, BYTES);
    const claims = await Promise.all([1, 2, 3].map(() => claim(upload, announced)));
    expect(claims).toEqual(Array(3).fill(expect.objectContaining({ key: announced.blob.key })));
    expect(await contentOf(claims[0]!.url)).toEqual(BYTES);
  });

  it('can be claimed after the process that stored the bytes has ended before it said so', async () => {
    const announced = await announce(upload, BYTES, ZIP);
    const blobs = upload.apps[0]!.get(BlobRepository, { strict: false });
    jest.spyOn(blobs, 'finishUpload').mockRejectedValueOnce(new DomainError(CommonErrors.unavailable));
    const statuses = [(await put(announced, BYTES)).status];
    if (proxy === 'off') await expect(claim(upload, announced)).rejects.toMatchObject({ status: 503 });
    else statuses.push((await put(announced, BYTES)).status);
    expect(statuses).toEqual(proxy === 'off' ? [200] : [503, 200]);
    const media = (await claim(upload, announced))!;
    const sweep = upload.apps[1]!.get(StoreSweep, { strict: false });
    await sweep.sweep(new Date(Date.now() + 60_000));
    expect(await contentOf(media.url)).toEqual(BYTES);
    expect(await keysOf(announced)).toHaveLength(1);
  });

  it('inspects a picture and deletes it with its thumbnail', async () => {
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { media } = await store(upload, bytes, { content_type: 'image/png' });
    const thumbnail = await eventually(async () => {
      const [row] = await upload.query<{ thumbnail_key: string }>(
        `SELECT thumbnail_key FROM media WHERE key = $1 AND inspected_at IS NOT NULL`,
        [media.key],
      );
      return row!.thumbnail_key;
    });
    const small = Buffer.from(await (await fetch(`${media.url}?width=60`)).arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ width: 64, height: 43 });
    expect(await bucket().stat(thumbnail)).toBeDefined();
    const [resized] = await upload.query<{ file_key: string }>(`SELECT file_key FROM resized_picture`);
    expect(await bucket().stat(resized!.file_key)).toBeDefined();
    await upload.rpc.request(removeMedia, { keys: [media.key] });
    expect((await fetch(media.url)).status).toBe(404);
    for (const key of [media.key, thumbnail, resized!.file_key])
      await eventually(async () => expect(await bucket().stat(key)).toBeUndefined());
  });

  it('is unavailable without its bucket, and loses nothing until the bucket is back', async () => {
    const { media } = await store(upload, BYTES, ZIP);
    const [announced, arrived] = [await announce(upload, BYTES, ZIP), await announce(upload, BYTES, ZIP)];
    await put(arrived, BYTES);
    await s3.goAway();
    const read = await fetch(media.url);
    expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2']);
    const refused = await put(announced, BYTES).catch(() => undefined);
    expect(refused?.status).toBe(proxy === 'off' ? undefined : 503);
    if (proxy === 'off') await expect(claim(upload, arrived)).rejects.toMatchObject({ status: 503 });
    await s3.comeBack();
    expect(await contentOf(media.url)).toEqual(BYTES);
    expect((await put(announced, BYTES)).status).toBe(200);
    for (const each of [announced, arrived]) expect(await claim(upload, each)).toMatchObject({ key: each.blob.key });
  });

  it.each([
    ['fewer bytes', BYTES.subarray(1)],
    ['more bytes', Buffer.concat([BYTES, BYTES])],
    ['other bytes', Buffer.alloc(BYTES.length)],
  ])('shows no %s than announced, and takes the right ones after them', async (_what, bytes) => {
    const announced = await announce(upload, BYTES, ZIP);
    await put(announced, bytes);
    expect(await claim(upload, announced)).toBeNull();
    expect((await put(announced, BYTES)).status).toBe(200);
    expect(await claim(upload, announced)).toMatchObject({ key: announced.blob.key });
  });

  it('removes what no row names, and nothing else', async () => {
    const { media } = await store(upload, BYTES, ZIP);
    const waiting = await announce(upload, BYTES, ZIP);
    await put(waiting, BYTES);
    const orphan = newKey();
    await bucket().put(
      orphan,
      (async function* () {
        yield BYTES;
      })(),
      1,
    );
    const sweep = upload.apps[1]!.get(StoreSweep, { strict: false });
    await sweep.sweep(new Date(Date.now() - 60_000));
    expect(await bucket().stat(orphan)).toBeDefined();
    await sweep.sweep(new Date(Date.now() + 60_000));
    expect(await bucket().stat(orphan)).toBeUndefined();
    expect((await fetch(media.url)).status).toBe(200);
    expect(await claim(upload, waiting)).toMatchObject({ byte_size: announcementOf(BYTES).byte_size });
  });
});
