import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { removeMedia } from '@reelsheet/contracts';
import type { FairQueue } from '@reelsheet/kernel';
import { eventually } from '@reelsheet/testing';
import sharp from 'sharp';
import { StoreSweep } from '../src/blobs/cleanup/store-sweep.js';
import { MAX_STORED_BYTES, MAX_WAITING, MIN_STORED_BYTES, SMALL_SIZE_BYTES } from '../src/media/media-limits.js';
import { PictureResizer } from '../src/media/picture-resizer.js';
import { EDGES, FITS } from '../src/media/picture-size.js';
import { FileStore } from '../src/store/store.port.js';
import { soundBytes, startUpload, store, type RunningUpload } from './harness.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as any).error_code];

async function sizeOf(answer: Response): Promise<{ format?: string; width?: number; height?: number }> {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { format, width, height };
}

/** Every size of a picture. */
const SIZES = EDGES.flatMap((width) =>
  EDGES.flatMap((height) => FITS.map((fit) => `width=${width}&height=${height}&fit=${fit}`)),
);

describe('a picture in another size', () => {
  let upload: RunningUpload;
  beforeAll(async () => {
    upload = await startUpload({ environment: { RATE_LIMIT_PICTURES: '1000' } });
  });
  afterAll(() => upload?.stop());
  afterEach(() => void jest.restoreAllMocks());

  const files = () => upload.apps[0]!.get(FileStore, { strict: false });
  const newPicture = async (bytes?: Buffer, content_type = 'image/png') =>
    (await store(upload, bytes ?? (await picture(600, 400).png().toBuffer()), { content_type })).media;
  const storedOf = (key: string) =>
    upload.query<{ size: string; file_key: string; byte_size: number }>(
      `SELECT size, file_key, byte_size FROM resized_picture WHERE media_key = $1`,
      [key],
    );
  const inspected = (key: string) =>
    eventually(async () => {
      const [row] = await upload.query<{ isInspected: boolean }>(
        `SELECT inspected_at IS NOT NULL AS "isInspected" FROM media WHERE key = $1`,
        [key],
      );
      expect(row).toEqual({ isInspected: true });
    });
  /** Keeps the source from being read until the returned function is called. */
  const blockReads = (of: string) => {
    const [gate, read] = [Promise.withResolvers<void>(), files().read.bind(files())];
    const spy = jest.spyOn(files(), 'read').mockImplementation(async (key, range) => {
      if (key === of) await gate.promise;
      return read(key, range);
    });
    return { release: gate.resolve, count: () => spy.mock.calls.filter(([key]) => key === of).length };
  };

  it.each([
    ['width=300', { width: 512, height: 341 }],
    ['height=100', { width: 192, height: 128 }],
    ['width=128&height=128', { width: 128, height: 85 }],
    ['width=100&height=100&fit=cover', { width: 128, height: 128 }],
    ['width=16', { width: 64, height: 43 }],
    ['width=2048', { width: 600, height: 400 }],
  ])('has its edges rounded up for %s', async (query, size) => {
    const { url } = await newPicture();
    expect(await sizeOf(await fetch(`${url}?${query}`))).toEqual({ format: 'webp', ...size });
  });

  it('is an upright JPEG if the source is a JPEG', async () => {
    const bytes = await picture(120, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { url } = await newPicture(bytes, 'image/jpeg');
    expect(await sizeOf(await fetch(`${url}?width=64`))).toEqual({ format: 'jpeg', width: 64, height: 96 });
  });

  it('has its own entity tag and supports HEAD', async () => {
    const { url } = await newPicture();
    const [small, large] = [await fetch(`${url}?width=30`), await fetch(url)];
    const [etag, body] = [small.headers.get('etag')!, await small.arrayBuffer()];
    expect(etag).not.toBe(large.headers.get('etag'));
    expect((await fetch(`${url}?width=31`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await fetch(`${url}?width=65`, { headers: { 'If-None-Match': etag } })).status).toBe(200);
    for (const query of ['width=30', 'width=600']) {
      const { byteLength } = query === 'width=30' ? body : await (await fetch(`${url}?${query}`)).arrayBuffer();
      const { headers } = await fetch(`${url}?${query}`, { method: 'HEAD' });
      expect([headers.get('content-length'), headers.get('content-type')]).toEqual([String(byteLength), 'image/webp']);
    }
    expect(small.headers.get('cache-control')).toBe('public, max-age=10, must-revalidate');
  });

  it.each(['width=15', 'width=2049', 'width=x', 'height=0', 'width=100&fit=stretch'])(
    'is rejected for %s',
    async (query) => {
      const { url } = await newPicture();
      expect(await errorOf(await fetch(`${url}?${query}`))).toEqual([422, 'validation_error']);
    },
  );

  it('is rejected for videos and sounds', async () => {
    const { media } = await store(upload, soundBytes(100));
    expect(await errorOf(await fetch(`${media.url}?width=100`))).toEqual([422, 'validation_error']);
  });

  it('is drawn once for all who request it, also at the same time, and deleted with its source', async () => {
    const { key, url } = await newPicture();
    await inspected(key);
    const reads = blockReads(key);
    const together = [64, 60, 50].map((width) => fetch(`${url}?width=${width}`));
    await eventually(() => expect(reads.count()).toBe(1));
    reads.release();
    const bodies = await Promise.all(together.map(async (answer) => Buffer.from(await (await answer).arrayBuffer())));
    expect(await sizeOf(await fetch(`${url}?width=64`))).toMatchObject({ width: 64 });
    expect(reads.count()).toBe(1);
    const [stored] = await storedOf(key);
    expect(stored).toMatchObject({ size: '64x0-inside', byte_size: bodies[0]!.length });
    expect(bodies.every((body) => body.equals(bodies[0]!))).toBe(true);
    expect(await buffer(await files().read(stored!.file_key))).toEqual(bodies[0]);
    await upload.apps[1]!.get(StoreSweep, { strict: false }).sweep(new Date(Date.now() + 60_000));
    expect((await fetch(`${url}?width=64`)).status).toBe(200);
    await upload.rpc.request(removeMedia, { keys: [key] });
    expect((await fetch(`${url}?width=64`)).status).toBe(404);
    await eventually(async () => expect(await upload.files()).not.toContain(stored!.file_key));
  });

  it('is drawn again if its file was lost', async () => {
    const { key, url } = await newPicture();
    await fetch(`${url}?width=64`);
    const [lost] = await storedOf(key);
    await files().remove(lost!.file_key);
    expect((await fetch(`${url}?width=64`)).status).toBe(200);
    expect((await storedOf(key))[0]!.file_key).not.toBe(lost!.file_key);
  });

  /** Requests all these sizes, and returns the bytes of those that were stored, small and others. */
  const storedBytes = async (bytes: Buffer, requested: readonly string[]) => {
    const { key, url } = await newPicture(bytes, 'image/webp');
    for (const size of requested) expect((await fetch(`${url}?${size}`)).status).toBe(200);
    const stored = await storedOf(key);
    const sum = (isSmall: boolean) =>
      stored
        .filter(({ byte_size }) => byte_size <= SMALL_SIZE_BYTES === isSmall)
        .reduce((bytesOfAll, { byte_size }) => bytesOfAll + byte_size, 0);
    return { small: sum(true), others: sum(false), count: stored.length, names: stored.map(({ size }) => size) };
  };

  it('is stored in as many bytes as the source has, small sizes in as many again', async () => {
    const noise = await sharp(randomBytes(1_024 * 1_024 * 3), { raw: { width: 1_024, height: 1_024, channels: 3 } })
      .webp({ quality: 90 })
      .toBuffer();
    // Together they have twice as many bytes as the source.
    const large = SIZES.filter((size) => /^(?!.*2048).*1024.*cover$/.test(size)).toReversed();
    const stored = await storedBytes(noise, [...large, 'width=64&height=64&fit=inside']);
    expect(stored.others).toBeGreaterThan(0);
    expect(stored.others).toBeLessThanOrEqual(Math.min(noise.length, MAX_STORED_BYTES));
    expect(stored.small).toBeLessThanOrEqual(noise.length);
    expect(stored.names).toContain('64x64-inside');
    expect(stored.count).toBeLessThan(large.length);
  });

  it('is stored in few bytes if its source has few that become many', async () => {
    const tile = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    const tiled = await picture(1_024, 1_024)
      .composite([{ input: tile, tile: true }])
      .webp({ lossless: true })
      .toBuffer();
    expect(tiled.length).toBeLessThan(MIN_STORED_BYTES);
    // The small sizes and the others each have more bytes together than are stored.
    const stored = await storedBytes(
      tiled,
      SIZES.filter((size) => /^(?!.*(?:1024|2048)).*=(?:256|512)/.test(size)).toReversed(),
    );
    expect(stored.others).toBeLessThanOrEqual(MIN_STORED_BYTES);
    expect(stored.small).toBeLessThanOrEqual(MIN_STORED_BYTES);
    expect(stored.small).toBeGreaterThan(MIN_STORED_BYTES / 2);
  });

  it('is not drawn from a source that is too large', async () => {
    const { key, url } = await newPicture(await picture(9_000, 6_000).png().toBuffer());
    expect(await errorOf(await fetch(`${url}?width=64`))).toEqual([422, 'unreadable_source']);
    await inspected(key);
    expect(await errorOf(await fetch(`${url}?width=64`))).toEqual([422, 'unreadable_source']);
    await upload.query(`UPDATE media SET width = 10, height = 10, byte_size = 40e6 WHERE key = $1`, [key]);
    const reads = blockReads(key);
    expect(await errorOf(await fetch(`${url}?width=64`))).toEqual([422, 'unreadable_source']);
    expect(reads.count()).toBe(0);
  });

  it('is not drawn for a caller who has gone', async () => {
    const { key, url } = await newPicture();
    await inspected(key);
    const reads = blockReads(key);
    const aborted = EDGES.slice(0, 5).map((edge) => {
      const controller = new AbortController();
      const answer = fetch(`${url}?height=${edge}`, { signal: controller.signal });
      answer.catch(() => undefined);
      return () => controller.abort();
    });
    await eventually(() => expect(reads.count()).toBe(2));
    const staying = fetch(`${url}?height=2048`);
    for (const abort of aborted) abort();
    reads.release();
    expect((await staying).status).toBe(200);
    expect(reads.count()).toBe(3);
    expect(await storedOf(key)).toEqual([expect.objectContaining({ size: '0x2048-inside' })]);
  });

  it('is limited to a few at a time; more have to retry', async () => {
    const { url } = await newPicture();
    const answers = await Promise.all(SIZES.map((size) => fetch(`${url}?${size}`)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    for (const answer of answers.filter(({ status }) => status === 503))
      expect(answer.headers.get('retry-after')).toBe('2');
  });
});

describe('pictures that networks wait for', () => {
  let upload: RunningUpload;
  beforeAll(async () => {
    const environment = { RATE_LIMIT_PICTURES: '1000', TRUST_PROXY: '127.0.0.1/32' };
    upload = await startUpload({ roles: ['http'], environment });
  });
  afterAll(() => upload?.stop());
  afterEach(() => void jest.restoreAllMocks());

  it('give way to one of another network while too many wait', async () => {
    const bytes = await picture(60, 40).png().toBuffer();
    const { key, url } = (await store(upload, bytes, { content_type: 'image/png' })).media;
    const files = upload.apps[0]!.get(FileStore, { strict: false });
    const [gate, read] = [Promise.withResolvers<void>(), files.read.bind(files)];
    const reads = jest.spyOn(files, 'read').mockImplementation(async (file, range) => {
      if (file === key) await gate.promise;
      return read(file, range);
    });
    const statusFrom = async (network: number, size: string) =>
      (await fetch(`${url}?${size}`, { headers: { 'X-Forwarded-For': `198.51.${network}.1` } })).status;
    const sizes = SIZES.values();
    const nextFrom = (network: number) => statusFrom(network, sizes.next().value!);

    const drawn = [nextFrom(0), nextFrom(0)];
    await eventually(() => expect(reads.mock.calls.filter(([file]) => file === key)).toHaveLength(2));
    const early = [nextFrom(5)];
    const many = Array.from({ length: MAX_WAITING - 1 }, (_, at) => nextFrom(1 + (at % 4)));
    const { queue } = upload.apps[0]!.get<{ queue: FairQueue<string> }>(PictureResizer, { strict: false });
    await eventually(() => expect(queue.waitingCount).toBe(MAX_WAITING));
    const late = nextFrom(6);
    await eventually(() => expect(queue.waitingCountOf('198.51.6.1')).toBe(1));
    expect(queue.waitingCount).toBe(MAX_WAITING);
    gate.resolve();
    expect(await Promise.all([...drawn, ...early, late])).toEqual([200, 200, 200, 200]);
    expect((await Promise.all(many)).filter((status) => status !== 200)).toEqual([503]);
  });
});

describe('the sizes that an address requests', () => {
  let upload: RunningUpload;
  beforeAll(async () => {
    upload = await startUpload({ roles: ['http'], environment: { RATE_LIMIT_PICTURES: '2' } });
  });
  afterAll(() => upload?.stop());

  it('are limited in a minute, unless they were drawn before', async () => {
    const bytes = await picture(60, 40).png().toBuffer();
    const { url } = (await store(upload, bytes, { content_type: 'image/png' })).media;
    for (const width of [64, 128]) expect((await fetch(`${url}?width=${width}`)).status).toBe(200);
    const rejected = await fetch(`${url}?width=256`);
    expect([...(await errorOf(rejected)), Number(rejected.headers.get('retry-after')) > 0]).toEqual([
      429,
      'rate_limited',
      true,
    ]);
    for (const query of ['', '?width=64', '?width=100']) expect((await fetch(`${url}${query}`)).status).toBe(200);
  });
});
