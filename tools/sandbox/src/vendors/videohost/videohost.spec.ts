import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { json, smallVideo, TestSandbox } from '../../../test/support.js';

const BACK = 'http://127.0.0.1:9/callback';
const CLIENT = { client_id: 'sandbox-app', client_secret: 'sandbox-app-secret' };
const SCOPE = 'https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.force-ssl';
const UNIT = 256 * 1024;

describe('the video host', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    token = (await connect()).access_token!;
  });
  afterAll(() => sandbox.end());

  async function connect(verifier = 'a-verifier'): Promise<Record<string, string>> {
    const challenge = createHash('sha256').update('a-verifier').digest('base64url');
    const query = new URLSearchParams({
      client_id: 'sandbox-app',
      scope: SCOPE,
      response_type: 'code',
      redirect_uri: BACK,
      state: 's',
      access_type: 'offline',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const consent = await sandbox.fetch(`/videohost/o/oauth2/v2/auth?${query.toString()}`);
    const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
    return json(
      await sandbox.form('/videohost/token', {
        ...CLIENT,
        code,
        grant_type: 'authorization_code',
        redirect_uri: BACK,
        code_verifier: verifier,
      }),
    ) as Promise<Record<string, string>>;
  }

  const auth = () => ({ authorization: `Bearer ${token}` });
  const begin = (bytes: Buffer, metadata: object) =>
    sandbox.post('/videohost/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status', metadata, {
      ...auth(),
      'x-upload-content-length': String(bytes.length),
      'x-upload-content-type': 'video/mp4',
    });
  const put = (url: string, bytes: Buffer, range?: string) =>
    sandbox.fetch(url.replace(/^http:\/\/[^/]+/, sandbox.url), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'video/mp4', ...(range && { 'content-range': range }) },
    });
  const sessionFor = async (bytes: Buffer, metadata: object = { snippet: { title: 'Tea' } }) =>
    (await begin(bytes, metadata)).headers.get('location') ?? '';
  const get = async (path: string) => json(await sandbox.fetch(`/videohost/youtube/v3/${path}`, { headers: auth() }));

  it('returns tokens, refreshes them, and returns the channel', async () => {
    const tokens = await connect();
    expect(tokens).toMatchObject({ expires_in: 3_599, token_type: 'Bearer', refresh_token: expect.any(String) });
    const refreshed = await json(
      await sandbox.form('/videohost/token', {
        ...CLIENT,
        grant_type: 'refresh_token',
        refresh_token: tokens['refresh_token'] ?? '',
      }),
    );
    expect(refreshed.refresh_token).toBeUndefined();
    expect(await connect('wrong')).toMatchObject({ error: 'invalid_grant' });
    expect((await get('channels?part=snippet&mine=true')).items[0]).toMatchObject({
      id: expect.stringMatching(/^UC/),
      snippet: { customUrl: '@sandbox.creator' },
    });
    const refused = await sandbox.fetch('/videohost/youtube/v3/channels?part=snippet&mine=true', {
      headers: { authorization: 'Bearer nobody' },
    });
    expect([refused.status, (await json(refused)).error.errors[0].reason]).toEqual([401, 'authError']);
  });

  it('accepts an upload in one request, a thumbnail and a change, and shows the page', async () => {
    const bytes = await smallVideo(sandbox.dir);
    const uploaded = await put(
      await sessionFor(bytes, {
        snippet: { title: 'Tea at dawn', description: 'Slow.' },
        status: { privacyStatus: 'unlisted' },
      }),
      bytes,
    );
    const { id, status } = await json(uploaded);
    expect([uploaded.status, status.uploadStatus]).toEqual([200, 'uploaded']);
    const list = () => get(`videos?part=status,processingDetails,snippet&id=${String(id)}`);
    const done = await sandbox.until(list, ({ items }) => items[0].processingDetails.processingStatus !== 'processing');
    expect(done.items[0].status).toMatchObject({ uploadStatus: 'processed', privacyStatus: 'unlisted' });
    const png = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const thumbnail = await sandbox.fetch(`/videohost/upload/youtube/v3/thumbnails/set?videoId=${String(id)}`, {
      method: 'POST',
      body: new Uint8Array(png),
      headers: { ...auth(), 'content-type': 'image/png' },
    });
    expect(
      (await sandbox.fetch((await json(thumbnail)).items[0].default.url as string)).headers.get('content-type'),
    ).toBe('image/png');
    const edit = { id, snippet: { title: 'Tea at dusk', categoryId: '22' } };
    await sandbox.fetch('/videohost/youtube/v3/videos?part=snippet', {
      method: 'PUT',
      body: JSON.stringify(edit),
      headers: { ...auth(), 'content-type': 'application/json' },
    });
    const page = await (await sandbox.fetch(`/videohost/watch?v=${String(id)}`)).text();
    expect(page).toContain('<h1>Tea at dusk</h1>');
    expect(page).toMatch(/<video src="[^"]+" poster="[^"]+" controls autoplay muted playsinline/);
    expect(await (await sandbox.fetch('/videohost/@sandbox.creator')).text()).toContain(`watch?v=${String(id)}`);
  });

  it('accepts a small video with its metadata in one call, like that of the vendor’s own client', async () => {
    const bytes = await smallVideo(sandbox.dir);
    const form = (mark: string) =>
      Buffer.concat([
        Buffer.from(`--${mark}\r\ncontent-type: application/json\r\n\r\n{"snippet":{"title":"At once"}}\r\n`),
        Buffer.from(`--${mark}\r\ncontent-type: video/mp4\r\n\r\n`),
        bytes,
        Buffer.from(`\r\n--${mark}--`),
      ]);
    const send = (mark: string) =>
      sandbox.fetch('/videohost/upload/youtube/v3/videos?uploadType=multipart&part=snippet,status', {
        method: 'POST',
        body: new Uint8Array(form(mark)),
        headers: { ...auth(), 'content-type': 'multipart/related; boundary=here' },
      });
    const { id, snippet } = await json(await send('here'));
    expect(snippet.title).toBe('At once');
    const media = await sandbox.fetch(`/videohost/media/${id}`);
    expect(Buffer.from(await media.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await send('there')).status).toBe(400);
  });

  it('resumes in chunks from the reported offset, even after a restart', async () => {
    const bytes = await smallVideo(sandbox.dir, 3 * UNIT);
    const url = await sessionFor(bytes);
    const first = await put(url, bytes.subarray(0, UNIT), `bytes 0-${UNIT - 1}/${bytes.length}`);
    expect([first.status, first.headers.get('range')]).toEqual([308, `bytes=0-${UNIT - 1}`]);
    await sandbox.restart();
    const probe = await put(url, Buffer.alloc(0), `bytes */${bytes.length}`);
    expect([probe.status, probe.headers.get('range')]).toEqual([308, `bytes=0-${UNIT - 1}`]);
    const last = await put(url, bytes.subarray(UNIT), `bytes ${UNIT}-${bytes.length - 1}/${bytes.length}`);
    const again = await put(url, Buffer.alloc(0), `bytes */${bytes.length}`);
    expect([last.status, again.status]).toEqual([200, 200]);
    expect((await json(again)).id).toBe((await json(last)).id);
  });

  it('finds the only video of an upload whose response was lost', async () => {
    const bytes = await smallVideo(sandbox.dir);
    const count = async () => (await json(await sandbox.fetch('/posts'))).length as number;
    const before = await count();
    const url = await sessionFor(bytes);
    await sandbox.fault({ vendor: 'videohost', kind: 'lost_answer', times: 1 });
    await expect(put(url, bytes)).rejects.toThrow();
    expect((await put(url, Buffer.alloc(0), `bytes */${bytes.length}`)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it.each([
    [{ snippet: { title: '' } }, 'invalidTitle'],
    [{ snippet: { title: 'x'.repeat(101) } }, 'invalidTitle'],
    [{ snippet: { title: 'x', description: 'é'.repeat(2_501) } }, 'invalidDescription'],
    [
      { snippet: { title: 'x' }, status: { privacyStatus: 'public', publishAt: '2030-01-01T00:00:00Z' } },
      'invalidPublishAt',
    ],
  ])('rejects the metadata %#', async (metadata, reason) => {
    const response = await begin(Buffer.alloc(10), metadata);
    expect([response.status, (await json(response)).error.errors[0].reason]).toEqual([400, reason]);
  });

  it('rejects unknown sessions, and chunks that are not a multiple of the unit', async () => {
    expect(
      (await put('/videohost/upload/youtube/v3/videos?uploadType=resumable&upload_id=gone', Buffer.alloc(1))).status,
    ).toBe(404);
    const odd = await put(await sessionFor(Buffer.alloc(3 * UNIT)), Buffer.alloc(1_000), `bytes 0-999/${3 * UNIT}`);
    expect(odd.status).toBe(400);
  });
});
