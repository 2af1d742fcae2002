import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { appendFile, cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { collectGarbage, eventually } from '@reelsheet/testing';
import { BlobFlushes } from '../src/blobs/blob-flushes.js';
import { BlobRepository } from '../src/blobs/blob.repository.js';
import { SharedFolder } from '../src/blobs/cleanup/shared-folder.js';
import { StoreFolderRepository } from '../src/blobs/cleanup/store-folder.repository.js';
import { FolderStore } from '../src/store/folder.adapter.js';
import { BlobLost, FileStore } from '../src/store/store.port.js';
import { Presigner } from '../src/store/presigner.js';
import {
  announce,
  claim,
  md5Of,
  put,
  SIGNING_KEY,
  someBytes,
  startUpload,
  USER,
  type Announced,
  type RunningUpload,
} from './harness.js';

let upload: RunningUpload;
beforeAll(async () => {
  upload = await startUpload({ roles: ['http'] });
});
afterAll(() => upload.stop());

const BYTES = someBytes(200_000);

/** Opens a PUT whose body the test writes. */
function openPut({ direct_upload: { url, headers } }: Announced, length?: number): ClientRequest {
  return httpRequest(url, {
    method: 'PUT',
    headers: { ...headers, ...(length === undefined ? {} : { 'Content-Length': length }) },
  });
}

async function statusOf(request: ClientRequest): Promise<number> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode!;
}

async function errorOf(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { error_code: string }).error_code];
}

async function filesOf({ blob }: Announced): Promise<string[]> {
  return (await upload.files()).filter((name) => name.startsWith(blob.key));
}

async function expectNothingStored(announced: Announced): Promise<void> {
  expect(await filesOf(announced)).toEqual([]);
  expect(await claim(upload, announced)).toBeNull();
}

/** Returns the bytes in use after garbage collection. */
function usedMemory(): number {
  collectGarbage();
  const { external, heapUsed } = process.memoryUsage();
  return external + heapUsed;
}

describe('a direct upload', () => {
  it('accepts the announced bytes once and serves them to anyone who knows the address', async () => {
    const announced = await announce(upload, BYTES);
    const answer = await put(announced, BYTES);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    const media = await claim(upload, announced);
    expect(media).toMatchObject({
      byte_size: BYTES.length,
      content_type: 'video/mp4',
      object_type: 'video',
      filename: 'clip.mp4',
    });
    const read = await fetch(media!.url);
    expect(read.headers.get('etag')).toBe(answer.headers.get('etag'));
    expect(Buffer.from(await read.arrayBuffer()).equals(BYTES)).toBe(true);
    expect(await errorOf(await put(announced, BYTES))).toEqual([409, 'conflict']);
  });

  it('accepts a chunked body without a length', async () => {
    const announced = await announce(upload, BYTES);
    expect((await put(announced, Readable.toWeb(Readable.from([BYTES])) as never)).status).toBe(200);
  });

  it('accepts a standard S3 client with the address as issued', async () => {
    const announced = await announce(upload, BYTES);
    const { origin, searchParams } = new URL(announced.direct_upload.url);
    const client = new S3Client({
      endpoint: `${origin}/v1`,
      region: 'any',
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      signer: { sign: async (request) => Object.assign(request, { query: Object.fromEntries(searchParams) }) },
    });
    const { 'Content-MD5': ContentMD5, 'Content-Type': ContentType } = announced.direct_upload.headers;
    const object = { Bucket: 'blobs', Key: announced.blob.key, Body: BYTES, ContentMD5, ContentType };
    expect(await client.send(new PutObjectCommand(object))).toMatchObject({
      ETag: `"${Buffer.from(ContentMD5!, 'base64').toString('hex')}"`,
    });
    expect(await claim(upload, announced)).toMatchObject({ byte_size: BYTES.length });
    client.destroy();
  });

  it('accepts a page of any origin that has the address', async () => {
    const announced = await announce(upload, BYTES);
    const { url } = announced.direct_upload;
    const headers = {
      Origin: 'https://app.example.com',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'content-md5,content-type',
    };
    const [requested] = (await once(httpRequest(url, { method: 'OPTIONS', headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    requested.resume();
    expect(requested.statusCode).toBe(204);
    expect(requested.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'Content-Type, Content-MD5',
    });
    for (const bytes of [BYTES.subarray(1), BYTES])
      expect((await put(announced, bytes)).headers.get('access-control-allow-origin')).toBe('*');
  });

  it('serves nothing before it is claimed', async () => {
    const announced = await announce(upload, BYTES);
    await put(announced, BYTES);
    expect((await fetch(`${upload.url}/media/${announced.blob.key}.mp4`)).status).toBe(404);
  });
});

describe('an announcement', () => {
  it.each([
    ['file_size_exceeded', { byte_size: 0 }],
    ['file_size_exceeded', { byte_size: 2 ** 30 + 1 }],
    ['invalid_content_type', { content_type: 'text/html' }],
    ['validation_error', { checksum: 'nonsense' }],
  ])('is rejected with %s for %j', async (code, change) => {
    await expect(announce(upload, BYTES, change)).rejects.toMatchObject({ code, status: 422 });
  });
});

describe('a tampered upload', () => {
  const withUrl = (announced: Announced, url: string): Announced => ({
    ...announced,
    direct_upload: { ...announced.direct_upload, url },
  });
  const changed = (it: Announced, change: (query: URLSearchParams) => void): Announced => {
    const url = new URL(it.direct_upload.url);
    change(url.searchParams);
    return withUrl(it, url.href);
  };

  it.each<[string, (value: string) => string]>([
    ['X-Amz-Algorithm', () => 'AWS4-HMAC-SHA1'],
    ['X-Amz-Content-Sha256', () => 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['X-Amz-Credential', (value) => value.replace('upload', 'other')],
    ['X-Amz-Credential', (value) => value.replace('reelsheet', 'elsewhere')],
    ['X-Amz-Date', (value) => value.replace(/^2/, '3')],
    ['X-Amz-Date', () => 'tomorrow'],
    ['X-Amz-Date', () => '20261399T999999Z'],
    ['X-Amz-Expires', () => '7200'],
    ['X-Amz-Expires', () => '-1'],
    ['X-Amz-Expires', () => '9'.repeat(20)],
    ['X-Amz-Signature', (value) => value.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
    ['X-Amz-Signature', () => ''],
    ['X-Amz-SignedHeaders', () => 'host'],
  ])('with another %s is rejected', async (name, change) => {
    const announced = await announce(upload, BYTES);
    const tampered = changed(announced, (query) => query.set(name, change(query.get(name)!)));
    expect(tampered.direct_upload.url).not.toBe(announced.direct_upload.url);
    expect(await errorOf(await put(tampered, BYTES))).toEqual([403, 'forbidden']);
    await expectNothingStored(announced);
  });

  it.each<[string, number, (announced: Announced) => Announced]>([
    ['no signature', 403, (it) => changed(it, (query) => query.delete('X-Amz-Signature'))],
    ['nothing signed', 403, (it) => withUrl(it, it.direct_upload.url.replace(/\?.*/, ''))],
    ['two signatures', 403, (it) => withUrl(it, `${it.direct_upload.url}&X-Amz-Signature=x`)],
    ['more than was signed', 403, (it) => changed(it, (query) => query.set('x-id', 'PutObject'))],
    ['an unknown key', 403, (it) => withUrl(it, it.direct_upload.url.replace(it.blob.key, '0'.repeat(48)))],
    ['a key that is none', 403, (it) => withUrl(it, it.direct_upload.url.replace(it.blob.key, '..%2f..%00'))],
  ])('with %s is rejected', async (_, status, tamper) => {
    const announced = await announce(upload, BYTES);
    expect((await put(tamper(announced), BYTES)).status).toBe(status);
    await expectNothingStored(announced);
  });

  it.each<[string, number, Record<string, string>]>([
    ['type', 403, { 'Content-Type': 'image/png' }],
    ['type that has a parser', 403, { 'Content-Type': 'application/json' }],
    ['form type', 403, { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['MD5', 400, { 'Content-MD5': md5Of(Buffer.from('other')) }],
    ['empty MD5', 400, { 'Content-MD5': '' }],
  ])('with another %s is rejected', async (_, status, headers) => {
    const announced = await announce(upload, BYTES);
    expect((await put(announced, BYTES, headers)).status).toBe(status);
    await expectNothingStored(announced);
  });

  it('with the address of another blob is rejected', async () => {
    const [announced, other] = [await announce(upload, BYTES), await announce(upload, BYTES)];
    const swapped = withUrl(announced, other.direct_upload.url.replace(other.blob.key, announced.blob.key));
    expect(await errorOf(await put(swapped, BYTES))).toEqual([403, 'forbidden']);
    await expectNothingStored(announced);
  });

  it('with an expired address is rejected', async () => {
    const announced = await announce(upload, BYTES);
    const { key, byte_size: byteSize, checksum, content_type: contentType } = announced.blob;
    const entry = { address: `${upload.url}/blobs`, region: 'reelsheet', accessKeyId: 'upload' };
    const presigner = new Presigner({ ...entry, secretAccessKey: SIGNING_KEY });
    const signed = (secondsAgo: number) =>
      presigner.addressOf({ key, byteSize, checksum, contentType }, new Date(Date.now() - secondsAgo * 1_000), 60);
    expect((await put(withUrl(announced, (await signed(61)).href), BYTES)).status).toBe(403);
    await expectNothingStored(announced);
    expect((await put(withUrl(announced, (await signed(30)).href), BYTES)).status).toBe(200);
  });

  it.each(['POST', 'GET', 'DELETE', 'PATCH'])('is no %s', async (method) => {
    const announced = await announce(upload, BYTES);
    expect(
      (await fetch(announced.direct_upload.url, { method, headers: announced.direct_upload.headers })).status,
    ).toBe(404);
    await expectNothingStored(announced);
  });
});

describe('bytes that differ from the announcement', () => {
  it.each<[string, number, Uint8Array]>([
    ['too few', 400, BYTES.subarray(1)],
    ['none', 400, Buffer.alloc(0)],
    ['too many', 413, Buffer.concat([BYTES, BYTES])],
    ['as many, but others', 400, Buffer.alloc(BYTES.length)],
  ])(
    '(%s) are rejected, announced with a length or not, and the right ones taken after them',
    async (_, status, bytes) => {
      const announced = await announce(upload, BYTES);
      expect((await put(announced, bytes)).status).toBe(status);
      expect((await put(announced, Readable.toWeb(Readable.from([bytes])) as never)).status).toBe(status);
      await expectNothingStored(announced);
      expect((await put(announced, BYTES)).status).toBe(200);
    },
  );

  it('leave nothing when the connection breaks, and the upload can be repeated', async () => {
    const announced = await announce(upload, BYTES);
    const request = openPut(announced, BYTES.length).on('error', () => undefined);
    request.write(BYTES.subarray(0, 100_000));
    await eventually(async () => expect(await filesOf(announced)).toHaveLength(1));
    request.destroy();
    await eventually(async () => expect(await filesOf(announced)).toEqual([]));
    await eventually(async () => expect((await put(announced, BYTES)).status).toBe(200));
  });
});

it('let one of several concurrent uploads win', async () => {
  const bytes = someBytes(4_000_000);
  const announced = await announce(upload, bytes);
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await put(announced, bytes)).status));
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(await filesOf(announced)).toEqual([announced.blob.key]);
});

it('start only in the shared folder or in a copy of it', async () => {
  const folders = upload.apps[0]!.get(StoreFolderRepository, { strict: false });
  const blobs = upload.apps[0]!.get(BlobRepository, { strict: false });
  const announced = await announce(upload, BYTES);
  await put(announced, BYTES);
  const other = await mkdtemp(join(tmpdir(), 'upload-'));
  const startIn = async (folder: string) =>
    new SharedFolder(await FolderStore.open(folder), folders, blobs).onApplicationBootstrap();
  await startIn(upload.folder);
  await expect(startIn(other)).rejects.toThrow(/^UPLOAD_DIR is not the folder that upload's other processes use/);
  await cp(join(upload.folder, 'files'), join(other, 'files'), { recursive: true });
  await startIn(other);
  await rm(join(other, 'files'), { recursive: true });
  await startIn(other);
  await rm(other, { recursive: true });
});

it('continue with an upload whose server was killed', async () => {
  const announced = await announce(upload, BYTES);
  await upload.query(`UPDATE blob SET claim = 1, claimed_until = now() - interval '1 second' WHERE id = $1`, [
    announced.blob.id,
  ]);
  expect((await put(announced, BYTES)).status).toBe(200);
});

it('use no more memory for a large body than for a small one', async () => {
  const chunk = someBytes(256 * 1024);
  const chunks = 256;
  const md5 = createHash('md5');
  for (let i = 0; i < chunks; i += 1) md5.update(chunk);
  const announced = await announce(upload, chunk, { byte_size: chunk.length * chunks, checksum: md5.digest('base64') });
  const request = openPut(announced, chunk.length * chunks);
  const before = usedMemory();
  let max = 0;
  async function* body() {
    for (let i = 0; i < chunks; i += 1) {
      // Collecting the garbage of all loaded modules takes half a second, so it is measured at each quarter.
      if (i % 64 === 63) max = Math.max(max, usedMemory() - before);
      yield chunk;
    }
  }
  const [status] = await Promise.all([statusOf(request), pipeline(body(), request)]);
  expect(status).toBe(200);
  expect(max).toBeLessThan(10 * 2 ** 20);
});

describe('an answered upload', () => {
  const awaitsFlush = async ({ blob: { id } }: Announced) => {
    const [row] = await upload.query<{ awaits_flush: boolean }>(`SELECT awaits_flush FROM blob WHERE id = $1`, [id]);
    return row!.awaits_flush;
  };
  const fileOf = ({ blob: { key } }: Announced) => join(upload.folder, 'files', key.slice(0, 2), key);
  const uploaded = async () => {
    const announced = await announce(upload, BYTES);
    expect((await put(announced, BYTES)).status).toBe(200);
    return announced;
  };
  /** The state that a process leaves when it is killed between the response and the flush. */
  const skipFlush = async () => {
    const announced = await uploaded();
    await eventually(async () => expect(await awaitsFlush(announced)).toBe(false));
    await upload.query(`UPDATE blob SET awaits_flush = true WHERE id = $1`, [announced.blob.id]);
    return announced;
  };
  const expectWhole = async (announced: Announced) => {
    const media = await claim(upload, announced);
    expect(Buffer.from(await (await fetch(media!.url)).arrayBuffer()).equals(BYTES)).toBe(true);
    expect(await awaitsFlush(announced)).toBe(false);
  };

  it('is claimed after it was flushed', async () => {
    const store = upload.apps[0]!.get(FileStore, { strict: false });
    const flushes = upload.apps[0]!.get(BlobFlushes, { strict: false });
    const [gate, requested] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [flush, isSafe] = [store.flush.bind(store), flushes.isSafe.bind(flushes)];
    const flushed = jest.spyOn(store, 'flush').mockImplementationOnce(async (key) => {
      await gate.promise;
      return flush(key);
    });
    jest.spyOn(flushes, 'isSafe').mockImplementationOnce((blob) => {
      requested.resolve();
      return isSafe(blob);
    });
    const announced = await uploaded();
    let isClaimed = false;
    const claimed = claim(upload, announced).then((media) => {
      isClaimed = true;
      return media;
    });
    await requested.promise;
    expect([await awaitsFlush(announced), isClaimed]).toEqual([true, false]);
    gate.resolve();
    expect(await claimed).toMatchObject({ key: announced.blob.key });
    expect([await awaitsFlush(announced), flushed.mock.calls]).toEqual([false, [[announced.blob.key]]]);
    jest.restoreAllMocks();
  });

  it('can be repeated if the disk lost it', async () => {
    const announced = await announce(upload, BYTES);
    const store = upload.apps[0]!.get(FileStore, { strict: false });
    jest.spyOn(store, 'flush').mockRejectedValueOnce(new BlobLost(announced.blob.key));
    expect((await put(announced, BYTES)).status).toBe(200);
    expect(await claim(upload, announced)).toBeNull();
    expect((await put(announced, BYTES)).status).toBe(200);
    await expectWhole(announced);
  });

  it('is claimed after its server was killed, once all of it was read again', async () => {
    await expectWhole(await skipFlush());
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['is gone', (file) => rm(file)],
    ['is shorter', (file) => truncate(file, BYTES.length - 1)],
    ['is longer', (file) => appendFile(file, 'x')],
    ['has other bytes', (file) => writeFile(file, Buffer.alloc(BYTES.length))],
  ])('is rejected after its server crashed and its file %s, and may be sent again', async (_, damage) => {
    const announced = await skipFlush();
    await damage(fileOf(announced));
    expect(await claim(upload, announced)).toBeNull();
    expect(await claim(upload, announced)).toBeNull();
    expect((await put(announced, BYTES)).status).toBe(200);
    await expectWhole(announced);
  });
});

describe('a signed id', () => {
  it('works for its uploader only, any number of times', async () => {
    const announced = await announce(upload, BYTES);
    await put(announced, BYTES);
    expect(await claim(upload, announced, { user_id: 8, organization_id: null })).toBeNull();
    expect(await claim(upload, announced, { user_id: null, organization_id: 7 })).toBeNull();
    const media = await claim(upload, announced, { user_id: USER.user_id, organization_id: 5 });
    expect(media).toMatchObject({ key: announced.blob.key });
    expect(await claim(upload, announced, { user_id: USER.user_id, organization_id: 5 })).toEqual(media);
    expect(await claim(upload, announced, { user_id: USER.user_id, organization_id: 6 })).toBeNull();
  });

  it('works for the organization on whose behalf a service uploaded', async () => {
    const announced = await announce(upload, BYTES, { owner: { user_id: null, organization_id: 5 } });
    await put(announced, BYTES);
    expect(await claim(upload, announced, { user_id: null, organization_id: 6 })).toBeNull();
    expect(await claim(upload, announced, { user_id: null, organization_id: 5 })).toMatchObject({
      key: announced.blob.key,
    });
  });

  it.each(['', 'x', 'x.y', `${'0'.repeat(48)}.${'A'.repeat(43)}`])('made up as %j is unknown', async (signed_id) => {
    const announced = await announce(upload, BYTES);
    expect(await claim(upload, { ...announced, blob: { ...announced.blob, signed_id } })).toBeNull();
  });

  it('is rejected for bytes of another type than announced', async () => {
    const script = Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const announced = await announce(upload, script, { content_type: 'image/png' });
    await put(announced, script);
    await expect(claim(upload, announced)).rejects.toMatchObject({ code: 'invalid_content_type', status: 422 });
  });
});
