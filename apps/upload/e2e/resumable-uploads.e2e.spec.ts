import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announceBlob, claimBlob, type RequestOf } from '@reelsheet/contracts';
import { eventually } from '@reelsheet/testing';
import { BUCKET, S3_KEY, startS3 } from '@reelsheet/testing/s3-server';
import { request } from 'undici';
import { someBytes, startUpload, USER, ZIP, zipBytes, type Announced, type RunningUpload } from './harness.js';

const MEGABYTE = 2 ** 20;
const ORGANIZATION = 4;
/** Compared by nobody. */
const CHECKSUM = '1B2M2Y8AsgTpgAmY7PhCfg==';
const OWNER = { user_id: USER.user_id, organization_id: ORGANIZATION };

type Bytes = Buffer<ArrayBuffer>;

describe.each(['folder', 's3'] as const)('resumable uploads on %s', (kind) => {
  let upload: RunningUpload;
  let s3: Awaited<ReturnType<typeof startS3>> | undefined;

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : undefined;
    const bucket = s3 && {
      OBJECT_STORE: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: S3_KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEY.secretAccessKey,
    };
    upload = await startUpload({ environment: { ...bucket, STORAGE_QUOTA_BYTES: String(100 * MEGABYTE) } });
  });
  afterAll(async () => {
    await upload?.stop();
    await s3?.stop();
  });

  const announce = async (byte_size: number, change: Partial<RequestOf<typeof announceBlob>> = {}) =>
    upload.rpc.request(announceBlob, {
      owner: OWNER,
      byte_size,
      checksum: CHECKSUM,
      ...ZIP,
      resumable: true,
      ...change,
    });
  const send = (
    { direct_upload: { url } }: Announced,
    method: string,
    headers: Record<string, string> = {},
    body?: RequestInit['body'],
  ) => fetch(url, { method, headers: { 'Tus-Resumable': '1.0.0', ...headers }, body, duplex: 'half' });
  const append = (announced: Announced, offset: number, body: Bytes, headers: Record<string, string> = {}) =>
    send(
      announced,
      'PATCH',
      { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset), ...headers },
      body,
    );
  const offsetOf = async (announced: Announced) => Number((await send(announced, 'HEAD')).headers.get('upload-offset'));
  const claim = async ({ blob: { signed_id } }: Announced, charge_to = ORGANIZATION) =>
    (await upload.rpc.request(claimBlob, { owner: USER, signed_id, charge_to })).media;
  const contentOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  const storageOf = async () =>
    Number(
      (
        await upload.query<{ bytes: string }>(`SELECT bytes FROM storage_account WHERE name = $1`, [
          `organization:${ORGANIZATION}`,
        ])
      )[0]?.bytes ?? 0,
    );
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { error_code: string }).error_code,
  ];

  /** Sends bytes of a longer body, and ends the connection. */
  async function sendAndCut({ direct_upload: { url } }: Announced, offset: number, bytes: Bytes): Promise<void> {
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = [
      `PATCH ${pathname} HTTP/1.1`,
      'Host: upload',
      'Tus-Resumable: 1.0.0',
      'Content-Type: application/offset+octet-stream',
      `Upload-Offset: ${offset}`,
      `Content-Length: ${bytes.length + 1}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    socket.destroy();
  }

  it('arrive in any chunks, and are claimed once they are whole', async () => {
    const bytes = zipBytes(12 * MEGABYTE + 5);
    const announced = await announce(bytes.length, { metadata: { upload_metadata: 'filename YWxsLnppcA==' } });
    expect(announced.direct_upload.headers).toEqual({});
    for (const [start, end] of [
      [0, 100],
      [100, 9 * MEGABYTE],
      [9 * MEGABYTE, bytes.length],
    ] as const) {
      expect(await claim(announced)).toBeNull();
      const { status, headers } = await append(announced, start, bytes.subarray(start, end));
      expect([status, headers.get('upload-offset')]).toEqual([204, String(end)]);
      expect(headers.get('access-control-expose-headers')).toContain('Upload-Offset');
    }
    const { status, headers } = await send(announced, 'HEAD');
    expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
      status: 204,
      'upload-offset': String(bytes.length),
      'upload-length': String(bytes.length),
      'upload-metadata': 'filename YWxsLnppcA==',
      'upload-expires': new Date(announced.expires_at!).toUTCString(),
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
    });
    const media = (await claim(announced))!;
    expect(await claim(announced)).toEqual(media);
    expect((await contentOf(media.url)).equals(bytes)).toBe(true);
  });

  it('keep what arrived before the connection broke off', async () => {
    const bytes = zipBytes(10 * MEGABYTE);
    const announced = await announce(bytes.length);
    await sendAndCut(announced, 0, bytes.subarray(0, 3 * MEGABYTE));
    await eventually(async () => expect(await offsetOf(announced)).toBeGreaterThan(2 * MEGABYTE));
    const at = await offsetOf(announced);
    await sendAndCut(announced, at, bytes.subarray(at, 9 * MEGABYTE));
    await eventually(async () => expect(await offsetOf(announced)).toBeGreaterThanOrEqual(8 * MEGABYTE));
    await eventually(async () => {
      const rest = await offsetOf(announced);
      expect((await append(announced, rest, bytes.subarray(rest))).status).toBe(204);
    });
    expect((await contentOf((await claim(announced))!.url)).equals(bytes)).toBe(true);
  });

  it('continue at their offset alone', async () => {
    const announced = await announce(1_000);
    await append(announced, 0, zipBytes(400));
    for (const offset of [0, 399, 401])
      expect(await codeOf(await append(announced, offset, zipBytes(100)))).toEqual([409, 'upload_offset_conflict']);
    expect(await codeOf(await append(announced, 400, zipBytes(601)))).toEqual([413, 'payload_too_large']);
    expect(await offsetOf(announced)).toBe(400);
  });

  it('are continued by the last of several requests at the same time', async () => {
    const bytes = zipBytes(20 * MEGABYTE);
    const announced = await announce(bytes.length);
    const more = Promise.withResolvers<void>();
    const hanging = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, 8 * MEGABYTE));
        await more.promise;
        controller.enqueue(Buffer.alloc(12 * MEGABYTE, 'x'));
        controller.close();
      },
    });
    const first = send(
      announced,
      'PATCH',
      { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
      hanging,
    );
    await eventually(async () => expect(await offsetOf(announced)).toBe(8 * MEGABYTE));
    expect((await append(announced, 8 * MEGABYTE, bytes.subarray(8 * MEGABYTE, 16 * MEGABYTE))).status).toBe(204);
    more.resolve();
    expect(await codeOf(await first)).toEqual([409, 'upload_continued_elsewhere']);
    expect((await append(announced, 16 * MEGABYTE, bytes.subarray(16 * MEGABYTE))).status).toBe(204);
    expect((await contentOf((await claim(announced))!.url)).equals(bytes)).toBe(true);
  });

  it('store a body with a checksum as a whole or not at all', async () => {
    const bytes = zipBytes(9 * MEGABYTE);
    const announced = await announce(bytes.length);
    const sha1 = (of: Uint8Array) => ({ 'Upload-Checksum': `sha1 ${createHash('sha1').update(of).digest('base64')}` });
    expect(await codeOf(await append(announced, 0, bytes, sha1(bytes.subarray(1))))).toEqual([
      460,
      'upload_checksum_mismatch',
    ]);
    expect(await codeOf(await append(announced, 0, bytes, { 'Upload-Checksum': 'crc32 AAAAAA==' }))).toEqual([
      422,
      'validation_error',
    ]);
    expect(await offsetOf(announced)).toBe(0);
    expect((await append(announced, 0, bytes, sha1(bytes))).status).toBe(204);
    expect((await contentOf((await claim(announced))!.url)).equals(bytes)).toBe(true);
  });

  it('are finished by the claim if the process ended before it said so', async () => {
    const bytes = zipBytes(1_000);
    const announced = await announce(bytes.length);
    expect((await append(announced, 0, bytes)).status).toBe(204);
    await upload.query(`UPDATE blob SET stored_at = NULL WHERE key = $1`, [announced.blob.key]);
    expect((await contentOf((await claim(announced))!.url)).equals(bytes)).toBe(true);
  });

  it('reserve storage of their organization, and give it back when they end', async () => {
    const before = await storageOf();
    const announced = await announce(5 * MEGABYTE);
    expect(await storageOf()).toBe(before + 5 * MEGABYTE);
    await expect(announce(99 * MEGABYTE)).rejects.toMatchObject({ code: 'storage_quota_exceeded' });
    await append(announced, 0, zipBytes(MEGABYTE));
    expect((await send(announced, 'DELETE')).status).toBe(204);
    expect(await storageOf()).toBe(before);
    for (const method of ['HEAD', 'DELETE']) expect((await send(announced, method)).status).toBe(404);
    expect((await append(announced, MEGABYTE, someBytes(1))).status).toBe(404);
    if (kind === 'folder')
      await eventually(async () =>
        expect(await upload.files()).not.toContainEqual(expect.stringContaining(announced.blob.key)),
      );
  });

  it('expire, with their storage', async () => {
    const before = await storageOf();
    const announced = await announce(MEGABYTE);
    await append(announced, 0, zipBytes(1_000));
    await upload.query(`UPDATE resumable_upload SET expires_at = now() WHERE blob_id = $1`, [announced.blob.id]);
    expect((await append(announced, 1_000, someBytes(1))).status).toBe(404);
    await upload.query(`UPDATE task SET due_at = now() WHERE kind = 'expire_blob' AND payload->>'blobId' = $1`, [
      String(announced.blob.id),
    ]);
    await eventually(async () => expect(await storageOf()).toBe(before));
    expect(await upload.query(`SELECT FROM resumable_upload WHERE blob_id = $1`, [announced.blob.id])).toEqual([]);
  });

  it('stay once a file was made of them', async () => {
    const announced = await announce(1_000);
    await append(announced, 0, zipBytes(1_000));
    expect(await claim(announced, ORGANIZATION + 1)).toBeNull();
    expect(await claim(announced)).not.toBeNull();
    expect(await codeOf(await send(announced, 'DELETE'))).toEqual([409, 'conflict']);
  });

  it('begin again if their bytes are lost', async () => {
    const bytes = zipBytes(2_000);
    const announced = await announce(bytes.length);
    await append(announced, 0, bytes.subarray(0, 1_000));
    await upload.query(`UPDATE resumable_upload SET partial = $2 WHERE blob_id = $1`, [
      announced.blob.id,
      JSON.stringify(kind === 'folder' ? { generation: 99 } : { tail: { key: '0'.repeat(48), bytes: 1_000 } }),
    ]);
    expect((await append(announced, 1_000, bytes.subarray(1_000))).status).toBe(409);
    expect(await offsetOf(announced)).toBe(0);
    expect((await append(announced, 0, bytes)).status).toBe(204);
    expect((await contentOf((await claim(announced))!.url)).equals(bytes)).toBe(true);
  });

  it('are found by their signed address alone, with the version of the protocol', async () => {
    const announced = await announce(1_000);
    const { url } = announced.direct_upload;
    const at = (address: string) => ({ ...announced, direct_upload: { url: address, headers: {} } });
    const { blob } = announced;
    for (const id of [blob.key, blob.signed_id, `${url.split('/').at(-1)}x`, 'none'])
      expect((await send(at(`${upload.url}/resumable_uploads/${id}`), 'HEAD')).status).toBe(404);
    const old = await append(announced, 0, zipBytes(10), { 'Tus-Resumable': '0.2.2' });
    expect(old.headers.get('tus-version')).toBe('1.0.0');
    expect(await codeOf(old)).toEqual([412, 'unsupported_tus_version']);
    expect(await codeOf(await append(announced, 0, zipBytes(10), { 'Content-Type': 'text/plain' }))).toEqual([
      422,
      'validation_error',
    ]);
    const discovered = await request(url, { method: 'OPTIONS', headers: { Origin: 'https://app.example.com' } });
    await discovered.body.dump();
    expect({ status: discovered.statusCode, ...discovered.headers }).toMatchObject({
      status: 204,
      'tus-extension': 'creation,expiration,termination,checksum',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'HEAD, PATCH, DELETE',
    });
  });
});
