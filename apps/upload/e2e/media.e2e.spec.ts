import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mediaInspected, organizationDeleted, removeMedia, type PayloadOf } from '@reelsheet/contracts';
import { StreamPublisher } from '@reelsheet/platform-messaging';
import { eventually } from '@reelsheet/testing';
import sharp from 'sharp';
import { HOSTILE_PICTURES } from './hostile-pictures.js';
import {
  announce,
  claim,
  put,
  someBytes,
  soundBytes,
  startUpload,
  store,
  USER,
  type RunningUpload,
} from './harness.js';

let upload: RunningUpload;
const inspected: PayloadOf<typeof mediaInspected>[] = [];

beforeAll(async () => {
  upload = await startUpload();
  upload.connection.nats.subscribe(mediaInspected.subject, {
    callback: (_, message) => void inspected.push(message.json()),
  });
});
afterAll(() => upload.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

/** A picture that does not compress. */
const noisy = () => sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } });

async function made(...options: string[]): Promise<Buffer> {
  const file = join(await mkdtemp(join(tmpdir(), 'made-')), options.pop()!);
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...options, file]);
  return readFile(file);
}

function findingsOf(key: string): Promise<PayloadOf<typeof mediaInspected>> {
  return eventually(() => {
    const found = inspected.find((event) => event.key === key);
    if (!found) throw new Error('not inspected yet');
    return found;
  });
}

async function sizeOf(url: string): Promise<{ format?: string; width?: number; height?: number }> {
  const { format, width, height } = await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata();
  return { format, width, height };
}

describe('reading stored media', () => {
  const bytes = soundBytes(100_000);
  let url: string;
  beforeAll(async () => {
    url = (await store(upload, bytes)).media.url;
  });
  const read = (headers: Record<string, string>, method = 'GET') => fetch(url, { method, headers });

  it('sends a range', async () => {
    const answer = await read({ Range: 'bytes=99990-' });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
      206,
      'bytes 99990-99999/100000',
      '10',
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(99_990))).toBe(true);
  });

  it('rejects a range beyond the end', async () => {
    const answer = await read({ Range: 'bytes=100000-' });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      416,
      'bytes */100000',
      '',
    ]);
  });

  it('does not send what the client has cached', async () => {
    const { headers } = await read({}, 'HEAD');
    const answer = await read({ 'If-None-Match': headers.get('etag')! });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  });

  it('applies conditions to HEAD, and sends Last-Modified', async () => {
    const { headers } = await read({}, 'HEAD');
    const since = headers.get('last-modified')!;
    expect(Math.abs(Date.parse(since) - Date.now())).toBeLessThan(120_000);
    expect((await read({ 'If-Modified-Since': since }, 'HEAD')).status).toBe(304);
    expect((await read({ 'If-Match': '"other"' }, 'HEAD')).status).toBe(412);
    expect((await read({ 'If-Match': '"other"' })).status).toBe(412);
    expect((await read({ Range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  });

  it('sends headers only for HEAD', async () => {
    const { status, headers } = await read({}, 'HEAD');
    expect([status, headers.get('content-length'), headers.get('content-type'), headers.get('accept-ranges')]).toEqual([
      200,
      '100000',
      'video/mp4',
      'bytes',
    ]);
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
      'nosniff',
      'public, max-age=10, must-revalidate',
    ]);
  });

  it.each(['.png', '', '.mp4.mp4', '.html'])('knows it by its own extension, not by %j', async (extension) => {
    expect((await fetch(url.replace('.mp4', extension))).status).toBe(404);
  });

  it.each(['..%2f..%2fetc%2fpasswd', '%00.mp4', `${'0'.repeat(48)}.mp4`])('has no %s', async (file) => {
    expect((await fetch(`${upload.url}/media/${file}`)).status).toBe(404);
  });
});

describe('an inspection', () => {
  it('finds the displayed size of a picture and makes a thumbnail', async () => {
    const bytes = await picture(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { media } = await store(upload, bytes, { content_type: 'image/jpeg', filename: 'cat.jpg' });
    const findings = await findingsOf(media.key);
    expect(findings).toMatchObject({ width: 800, height: 1200, duration: null });
    expect(await sizeOf(findings.thumbnail_url!)).toEqual({ format: 'jpeg', width: 320, height: 480 });
  });

  it('finds length and size of a video and makes a thumbnail', async () => {
    const bytes = await made(
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=640x360:rate=10:duration=2',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'ultrafast',
      'clip.mp4',
    );
    const { media } = await store(upload, bytes);
    const findings = await findingsOf(media.key);
    expect(findings).toMatchObject({ width: 640, height: 360, duration: 2 });
    expect(await sizeOf(findings.thumbnail_url!)).toEqual({ format: 'jpeg', width: 480, height: 270 });
  });

  it('finds the length of a sound and draws its waveform', async () => {
    const bytes = await made('-f', 'lavfi', '-i', 'sine=duration=1', 'sound.mp3');
    const { media } = await store(upload, bytes, { content_type: 'audio/mpeg', filename: 'sound.mp3' });
    const findings = await findingsOf(media.key);
    expect(media).toMatchObject({ object_type: 'audio', url: expect.stringMatching(/\.mp3$/) });
    expect(findings).toMatchObject({ width: null, height: null });
    expect(findings.duration).toBeCloseTo(1, 0);
    expect(await sizeOf(findings.thumbnail_url!)).toEqual({ format: 'jpeg', width: 480, height: 120 });
  });

  it('detects the type from the bytes', async () => {
    const { media } = await store(upload, await picture(10, 10).png().toBuffer(), { content_type: 'image/jpeg' });
    expect(media).toMatchObject({ content_type: 'image/png', url: expect.stringMatching(/\.png$/) });
    expect((await fetch(media.url)).headers.get('content-type')).toBe('image/png');
  });

  const PLAYLIST = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n');
  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['noise', 'video/mp4', () => someBytes(1_000)],
    ['a playlist that names other files', 'video/mp4', () => PLAYLIST],
    ['the beginning of a picture', 'image/png', async () => (await noisy().png().toBuffer()).subarray(0, 2_000)],
  ])('fails for %s, which is then served to nobody and cannot be claimed again', async (_, content_type, bytes) => {
    const { media, announced } = await store(upload, await bytes(), { content_type });
    expect(await findingsOf(media.key)).toEqual({
      key: media.key,
      width: null,
      height: null,
      duration: null,
      thumbnail_url: null,
      error: expect.stringMatching(/./),
    });
    expect((await fetch(media.url)).status).toBe(404);
    await expect(claim(upload, announced)).rejects.toMatchObject({ code: 'invalid_content_type', status: 422 });
  });
});

describe('the first bytes', () => {
  it.each(HOSTILE_PICTURES)('reject %s', async (_, content_type, bytes) => {
    await expect(store(upload, bytes(), { content_type })).rejects.toMatchObject({
      code: 'invalid_content_type',
      status: 422,
    });
  });
});

it('gives up on bytes that crashed three workers', async () => {
  const { media } = await store(upload, await picture(20, 20).png().toBuffer(), { content_type: 'image/png' });
  await findingsOf(media.key);
  inspected.length = 0;
  await upload.query(
    `UPDATE inspection SET status = 'processing', attempt = 3, due_at = now() - interval '1 second' WHERE media_key = $1`,
    [media.key],
  );
  expect(await findingsOf(media.key)).toEqual({
    key: media.key,
    width: null,
    height: null,
    duration: null,
    thumbnail_url: null,
    error: 'could not be inspected',
  });
});

describe('deleted media', () => {
  const ORGANIZATION = { user_id: null, organization_id: 5 };
  const storePicture = async (owner = ORGANIZATION) => {
    const { media } = await store(upload, await picture(50, 50).png().toBuffer(), { content_type: 'image/png', owner });
    return { ...media, thumbnailUrl: (await findingsOf(media.key)).thumbnail_url! };
  };
  const expectGone = async (...urls: string[]) => {
    for (const url of urls) {
      expect((await fetch(url)).status).toBe(404);
      const key = new URL(url).pathname.split(/[/.]/).at(-2)!;
      await eventually(async () => expect(await upload.files()).not.toContain(key));
    }
  };

  it('is gone with its thumbnail and its file', async () => {
    const media = await storePicture();
    expect(await upload.rpc.request(removeMedia, { keys: [media.key, '0'.repeat(48), 'unknown'] })).toEqual({
      removed: 1,
    });
    await expectGone(media.url, media.thumbnailUrl);
  });

  const deleteOrganization = (id: number) =>
    new StreamPublisher(upload.connection).publish({
      id: randomUUID(),
      subject: organizationDeleted.subject,
      payload: JSON.stringify({ id, agents: [] } satisfies PayloadOf<typeof organizationDeleted>),
    });

  it('is deleted with its organization, and nothing else is', async () => {
    const [media, other] = [await storePicture(), await storePicture({ user_id: null, organization_id: 6 })];
    await deleteOrganization(5);
    await eventually(async () => expect((await fetch(media.url)).status).toBe(404));
    await expectGone(media.url, media.thumbnailUrl);
    expect((await fetch(other.url)).status).toBe(200);
    expect((await fetch(other.thumbnailUrl)).status).toBe(200);
  });

  it.each([
    ['before', [null, 21]],
    ['after', [21, null]],
  ])('outlives a workspace that used it %s regardless of who removes it by key', async (_, workspaces) => {
    const bytes = await picture(50, 50).png().toBuffer();
    const announced = await announce(upload, bytes, { content_type: 'image/png' });
    await put(announced, bytes);
    for (const organization_id of workspaces)
      expect(await claim(upload, announced, { ...USER, organization_id })).toMatchObject({ key: announced.blob.key });
    const [stored, lost] = [await claim(upload, announced), await storePicture({ user_id: null, organization_id: 21 })];
    await deleteOrganization(21);
    await eventually(async () => expect((await fetch(lost.url)).status).toBe(404));
    expect((await fetch(stored!.url)).status).toBe(200);
  });

  /** Moves the expiry check of a blob from the future to now. */
  async function expiryOf(blobId: number): Promise<number> {
    const condition = `kind = 'expire_blob' AND payload->>'blobId' = $1`;
    const [row] = await upload.query<{ hours: number }>(
      `SELECT max(extract(epoch FROM due_at - now()) / 3600)::float AS hours FROM task WHERE ${condition}`,
      [String(blobId)],
    );
    await upload.query(`UPDATE task SET due_at = now() WHERE ${condition}`, [String(blobId)]);
    return Math.round(row!.hours);
  }

  it('that was never uploaded expires within a day', async () => {
    const announced = await announce(upload, someBytes(10));
    expect(await expiryOf(announced.blob.id)).toBe(24);
    // A wrong checksum is rejected before the blob is claimed, because a claim would postpone the expiry.
    await eventually(async () =>
      expect((await put(announced, someBytes(10), { 'Content-MD5': 'another' })).status).toBe(403),
    );
  });

  it('that was uploaded expires after a week without a claim', async () => {
    const bytes = someBytes(10);
    const announced = await announce(upload, bytes);
    await put(announced, bytes);
    await upload.query(`UPDATE blob SET stored_at = now() - interval '7 days' WHERE id = $1`, [announced.blob.id]);
    expect(await expiryOf(announced.blob.id)).toBe(7 * 24);
    await eventually(async () => expect(await upload.files()).not.toContain(announced.blob.key));
    expect(await claim(upload, announced, USER)).toBeNull();
  });

  it('that was claimed does not expire', async () => {
    const { media, announced } = await store(upload, soundBytes(100));
    await upload.query(`UPDATE blob SET stored_at = now() - interval '70 days' WHERE id = $1`, [announced.blob.id]);
    await expiryOf(announced.blob.id);
    await eventually(async () =>
      expect(
        await upload.query(`SELECT 1 FROM task WHERE kind = 'expire_blob' AND payload->>'blobId' = $1`, [
          String(announced.blob.id),
        ]),
      ).toEqual([]),
    );
    expect((await fetch(media.url)).status).toBe(200);
  });
});
