import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { json, smallVideo, TestSandbox } from '../../../test/support.js';

const BACK = 'http://127.0.0.1:9/callback';
const CLIENT = { client_key: 'sandbox-app', client_secret: 'sandbox-app-secret' };
const SCOPE = 'user.info.basic,video.publish';
const INFO = { title: 'Rain & <b>tea</b> #calm', privacy_level: 'PUBLIC_TO_EVERYONE' };

describe('the short video network', () => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    token = (await connect()).access_token as string;
  });
  afterAll(() => sandbox.end());

  const authorize = (more: Record<string, string> = {}) =>
    sandbox.fetch(
      `/shortvideo/v2/auth/authorize/?${new URLSearchParams({ client_key: 'sandbox-app', scope: SCOPE, response_type: 'code', redirect_uri: BACK, state: 's 1', ...more }).toString()}`,
    );
  const codeOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const exchangeCode = (code: string, more: Record<string, string> = {}) =>
    sandbox.form('/shortvideo/v2/oauth/token/', {
      ...CLIENT,
      code,
      grant_type: 'authorization_code',
      redirect_uri: BACK,
      ...more,
    });
  const connect = async () => json(await exchangeCode(codeOf(await authorize())));
  const call = async (path: string, body: object) =>
    json(await sandbox.post(`/shortvideo/v2/post/publish/${path}`, body, { authorization: `Bearer ${token}` }));
  const init = (size: number, chunk = size, count = 1, info: object = INFO) =>
    call('video/init/', {
      post_info: info,
      source_info: { source: 'FILE_UPLOAD', video_size: size, chunk_size: chunk, total_chunk_count: count },
    });
  const put = (url: string, bytes: Buffer, from: number, to: number) =>
    sandbox.fetch(url, {
      method: 'PUT',
      body: new Uint8Array(bytes.subarray(from, to)),
      headers: { 'content-type': 'video/mp4', 'content-range': `bytes ${from}-${to - 1}/${bytes.length}` },
    });
  const settled = (id: string) =>
    sandbox.until(
      () => call('status/fetch/', { publish_id: id }),
      ({ data }) => !String(data.status).startsWith('PROCESSING'),
    );

  it('redirects the browser with a code that can be used once', async () => {
    const response = await authorize();
    const location = new URL(response.headers.get('location') ?? '');
    expect([response.status, location.searchParams.get('state'), location.searchParams.get('scopes')]).toEqual([
      302,
      's 1',
      SCOPE,
    ]);
    expect(await json(await exchangeCode(codeOf(response)))).toMatchObject({
      expires_in: 86_400,
      token_type: 'Bearer',
      scope: SCOPE,
      open_id: expect.any(String),
    });
    expect((await exchangeCode(codeOf(response))).status).toBe(400);
    expect(
      await json(await exchangeCode(codeOf(await authorize()), { redirect_uri: 'http://evil.test/' })),
    ).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await exchangeCode('x', { client_key: 'live-app' })).status).toBe(401);
    expect((await authorize({ client_key: 'live-app' })).status).toBe(400);
  });

  it('refreshes and revokes tokens', async () => {
    const first = await connect();
    const refreshed = await json(
      await sandbox.form('/shortvideo/v2/oauth/token/', {
        ...CLIENT,
        grant_type: 'refresh_token',
        refresh_token: first.refresh_token as string,
      }),
    );
    const info = () =>
      sandbox.fetch('/shortvideo/v2/user/info/?fields=open_id,username', {
        headers: { authorization: `Bearer ${String(refreshed.access_token)}` },
      });
    expect((await json(await info())).data.user).toEqual({ open_id: first.open_id, username: 'sandbox.creator' });
    await sandbox.form('/shortvideo/v2/oauth/revoke/', { ...CLIENT, token: first.refresh_token as string });
    const refused = await info();
    expect([refused.status, (await json(refused)).error.code]).toEqual([401, 'access_token_invalid']);
  });

  it('publishes an upload and shows it on a page, on the account and in the list', async () => {
    const bytes = await smallVideo(sandbox.dir);
    const { data } = await init(bytes.length);
    expect((await put(data.upload_url as string, bytes, 0, bytes.length)).status).toBe(201);
    const status = await settled(data.publish_id as string);
    expect(status.data).toMatchObject({ status: 'PUBLISH_COMPLETE', uploaded_bytes: bytes.length });
    const url = `/shortvideo/@sandbox.creator/video/${String(status.data.publicaly_available_post_id[0])}`;
    const page = await (await sandbox.fetch(url)).text();
    expect(page).toContain('Rain &amp; &lt;b&gt;tea&lt;/b&gt; #calm');
    const media = await sandbox.fetch(
      /<video src="([^"]+)"[^>]* controls autoplay muted playsinline/.exec(page)?.[1] ?? '',
    );
    expect(Buffer.from(await media.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await (await sandbox.fetch('/shortvideo/@sandbox.creator')).text()).toContain(url);
    expect(await json(await sandbox.fetch('/posts'))).toEqual([
      expect.objectContaining({ vendor: 'shortvideo', url: sandbox.url + url }),
    ]);
  });

  it('accepts chunks in order, also a repeated one, and keeps them after a restart', async () => {
    const bytes = await smallVideo(sandbox.dir, 11_000_000);
    const { data } = await init(bytes.length, 5_000_000, 2);
    const upload = (from: number, to: number) =>
      put(String(data.upload_url).replace(/^http:\/\/[^/]+/, sandbox.url), bytes, from, to);
    expect((await upload(5_000_000, bytes.length)).status).toBe(416);
    expect((await upload(0, 5_000_000)).status).toBe(206);
    expect((await upload(0, 5_000_000)).status).toBe(206);
    await sandbox.restart();
    expect((await upload(5_000_000, bytes.length)).status).toBe(201);
    expect((await settled(data.publish_id as string)).data.status).toBe('PUBLISH_COMPLETE');
  });

  it('creates a second post for a second upload', async () => {
    const before = (await json(await sandbox.fetch('/posts'))).length as number;
    const bytes = await smallVideo(sandbox.dir);
    for (const _ of [1, 2]) {
      const { data } = await init(bytes.length);
      await put(data.upload_url as string, bytes, 0, bytes.length);
      await settled(data.publish_id as string);
    }
    expect(await json(await sandbox.fetch('/posts'))).toHaveLength(before + 2);
  });

  it('does not publish other files than videos', async () => {
    const bytes = Buffer.from('this is not a video');
    const { data } = await init(bytes.length);
    await put(data.upload_url as string, bytes, 0, bytes.length);
    expect((await settled(data.publish_id as string)).data).toMatchObject({
      status: 'FAILED',
      fail_reason: 'file_format_check_failed',
    });
  });

  it.each([
    ['chunks that are too small', 12_000_000, 1_000_000, 12, INFO],
    ['a wrong count of chunks', 12_000_000, 5_000_000, 3, INFO],
    ['a small file in parts', 4_000_000, 2_000_000, 2, INFO],
    ['an unknown privacy level', 1_000, 1_000, 1, { ...INFO, privacy_level: 'EVERYBODY' }],
  ])('rejects %s', async (_what, size, chunk, count, info) => {
    expect(await init(size, chunk, count, info)).toMatchObject({ error: { code: 'invalid_params' } });
  });
});

describe('consent that asks', () => {
  it('shows a page and returns a denial to the caller', async () => {
    const sandbox = await TestSandbox.start({ consent: 'ask', tokenSeconds: 0.05 });
    try {
      const query = new URLSearchParams({
        client_key: 'sandbox-app',
        scope: SCOPE,
        response_type: 'code',
        redirect_uri: BACK,
        state: 's',
      }).toString();
      const page = await (await sandbox.fetch(`/shortvideo/v2/auth/authorize/?${query}`)).text();
      expect(page).toMatch(/value="allow".*value="deny"/s);
      const denied = await sandbox.fetch(`/shortvideo/v2/auth/authorize/?${query}&decision=deny`);
      expect(denied.headers.get('location')).toContain('error=access_denied');
      const allowed = await sandbox.fetch(`/shortvideo/v2/auth/authorize/?${query}&decision=allow&account=tea.lover`);
      const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const tokens = await json(
        await sandbox.form('/shortvideo/v2/oauth/token/', {
          ...CLIENT,
          code,
          grant_type: 'authorization_code',
          redirect_uri: BACK,
        }),
      );
      const info = () =>
        sandbox.fetch('/shortvideo/v2/user/info/?fields=username', {
          headers: { authorization: `Bearer ${String(tokens.access_token)}` },
        });
      expect((await sandbox.until(info, (response) => response.status === 401)).status).toBe(401);
    } finally {
      await sandbox.end();
    }
  });
});
