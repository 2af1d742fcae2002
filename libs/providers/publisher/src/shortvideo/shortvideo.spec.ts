import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ScriptedAnswer, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import type { PublishErrorCode } from '../errors.js';
import type { PublishJob } from '../port.js';
import { ShortvideoPublisher } from './shortvideo.adapter.js';
import { chunkAt, planChunks } from './shortvideo-upload.js';

let network: VendorServer;
let publisher: ShortvideoPublisher;
beforeAll(async () => {
  network = await VendorServer.listen();
  publisher = publishing();
});
afterAll(() => network.close());

const publishing = (answer?: ScriptedAnswer) =>
  new ShortvideoPublisher({
    apiUrl: network.url,
    authorizeUrl: 'https://www.example.com/v2/auth/authorize/',
    pageUrl: 'https://www.example.com',
    clientId: 'client',
    clientSecret: 'secret',
    timeoutMs: timeoutFor(answer),
  });

const SUBMISSION = { id: 'v_pub', handle: 'maker', isPublic: true };
const ok = (data: unknown): ScriptedAnswer => ({ body: { data, error: { code: 'ok', message: '', log_id: '1' } } });
const refused = (status: number, code: string, headers = {}): ScriptedAnswer => ({
  status,
  headers,
  body: { data: {}, error: { code, message: 'words of the network', log_id: '1' } },
});

describe('connecting', () => {
  it('builds the URL of the consent page', () => {
    const url = new URL(publisher.authorizeUrl({ state: 's&1', redirectUri: 'https://us.example/cb' }));
    expect(url.origin + url.pathname).toBe('https://www.example.com/v2/auth/authorize/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_key: 'client',
      response_type: 'code',
      state: 's&1',
      redirect_uri: 'https://us.example/cb',
      scope: 'user.info.basic,user.info.profile,video.publish,video.list',
    });
  });

  it('exchanges a code for tokens', async () => {
    const granted = {
      open_id: 'o',
      access_token: 'a',
      refresh_token: 'r',
      expires_in: 86400,
      refresh_expires_in: 31536000,
      scope: 'x,y',
      token_type: 'Bearer',
    };
    network.script({ body: granted });
    const tokens = await publisher.exchangeCode({ code: 'c', redirectUri: 'https://us.example/cb' });
    expect(tokens).toMatchObject({ accessToken: 'a', refreshToken: 'r', scopes: ['x', 'y'] });
    expect(tokens.expiresAt.getTime() - Date.now()).toBeGreaterThan(86_000_000);
    expect(new URLSearchParams(network.received[0]!.body).get('client_secret')).toBe('secret');
  });

  it.each([
    [200, { error: 'invalid_grant', error_description: 'x', log_id: '1' }, 'token_revoked'],
    [401, { error: 'invalid_client', error_description: 'x' }, 'misconfigured'],
    [200, { hello: 'world' }, 'platform_error'],
    [503, {}, 'platform_unavailable'],
  ] as const)('converts a failed refresh (%p %p) to %s', async (status, body, code) => {
    network.script({ status, body });
    await expect(publisher.refresh('r')).rejects.toMatchObject({ code, step: 'authorize' });
  });
});

describe('failures', () => {
  const API: readonly [ScriptedAnswer, PublishErrorCode, boolean][] = [
    [refused(401, 'access_token_invalid'), 'token_expired', true],
    [refused(401, 'scope_not_authorized'), 'permission_missing', false],
    [refused(429, 'rate_limit_exceeded'), 'rate_limited', true],
    [refused(403, 'spam_risk_too_many_posts'), 'quota_exceeded', false],
    [refused(403, 'spam_risk_user_banned_from_posting'), 'account_unusable', false],
    [refused(403, 'reached_active_user_cap'), 'quota_exceeded', false],
    [refused(400, 'invalid_params'), 'invalid_request', false],
    [refused(500, 'internal_error'), 'platform_unavailable', true],
    [{ status: 502, body: '<html>' }, 'platform_unavailable', true],
    [{ body: { data: { user: {} }, error: { code: 'ok' } } }, 'platform_error', true],
    ['drop', 'platform_unavailable', true],
    ['silence', 'timeout', true],
  ];

  it.each(API)('converts %j to %s', async (answer, code, retryable) => {
    network.script(answer);
    const error = publishing(answer).account('token');
    await expect(error).rejects.toMatchObject({ name: 'PublishError', code, step: 'account', retryable });
    await expect(error).rejects.not.toThrow('words of the network');
  });

  it('returns the retry delay', async () => {
    network.script(refused(429, 'rate_limit_exceeded', { 'retry-after': '20' }));
    await expect(publisher.account('token')).rejects.toMatchObject({ retryAfterMs: 20_000 });
  });

  it('rejects a privacy level that the account does not offer before starting', async () => {
    network.script(ok({ creator_username: 'maker', privacy_level_options: ['SELF_ONLY'] }));
    const job = {
      idempotencyKey: 'k',
      accessToken: 't',
      media: [],
      content: { shortvideoPrivacyLevel: 'PUBLIC_TO_EVERYONE' },
    } as PublishJob;
    await expect(publisher.start(job, 'key')).rejects.toMatchObject({
      code: 'rejected',
      step: 'prepare',
      retryable: false,
    });
    expect(network.received).toHaveLength(1);
  });
});

describe('checking', () => {
  const check = (data: unknown, submission = SUBMISSION) => {
    network.script(ok(data));
    return publisher.check(submission, 'token');
  };

  it.each(['PROCESSING_UPLOAD', 'PROCESSING_DOWNLOAD'])('maps %s to publishing', async (status) => {
    await expect(check({ status })).resolves.toMatchObject({ status: 'publishing', error: null });
  });

  it('returns the URL of a published post', async () => {
    await expect(check({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: ['71'] })).resolves.toEqual({
      status: 'published',
      postId: '71',
      postUrl: 'https://www.example.com/@maker/video/71',
      error: null,
    });
  });

  it('preserves all digits of a post id', async () => {
    network.script({
      body: '{"data":{"status":"PUBLISH_COMPLETE","publicaly_available_post_id":[7301234567890123457]},"error":{"code":"ok"}}',
    });
    await expect(publisher.check(SUBMISSION, 'token')).resolves.toMatchObject({ postId: '7301234567890123457' });
  });

  it('waits for the moderation of public posts only', async () => {
    const complete = { status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [] };
    await expect(check(complete)).resolves.toMatchObject({ status: 'publishing' });
    await expect(check(complete, { ...SUBMISSION, isPublic: false })).resolves.toMatchObject({
      status: 'published',
      postId: 'v_pub',
      postUrl: 'https://www.example.com/@maker',
    });
  });

  it.each([
    ['file_format_check_failed', 'media_rejected', 'processing', false],
    ['video_pull_failed', 'media_fetch_failed', 'download', true],
    ['spam_risk_text', 'rejected', 'processing', false],
    ['auth_removed', 'token_revoked', 'processing', false],
    ['internal', 'platform_unavailable', 'processing', true],
    ['something_new', 'rejected', 'processing', false],
  ])('converts the failure %s to %s', async (fail_reason, code, step, retryable) => {
    await expect(check({ status: 'FAILED', fail_reason })).resolves.toMatchObject({
      status: 'failed',
      error: { code, step, retryable },
    });
  });

  it('returns unknown for an unknown submission', async () => {
    network.script(refused(400, 'invalid_publish_id'));
    await expect(publisher.check(SUBMISSION, 'token')).resolves.toMatchObject({
      status: 'unknown',
      error: { code: 'unconfirmed' },
    });
  });
});

describe('chunks', () => {
  const MIB = 2 ** 20;

  it.each([1, 4 * MIB, 5 * MIB, 10 * MIB - 1, 10 * MIB, 64 * MIB + 1, 1024 * MIB])(
    'cover %d bytes by the rules',
    (size) => {
      const { chunkSize, count } = planChunks(size);
      expect(count).toBe(Math.max(1, Math.floor(size / chunkSize)));
      let offset = 0;
      for (let sent = 0; sent < count; sent++) {
        const chunk = chunkAt(offset, size);
        expect(chunk.start).toBe(offset);
        expect(chunk.end - chunk.start).toBeLessThanOrEqual(10 * MIB);
        offset = chunk.end;
      }
      expect(offset).toBe(size);
      expect(count).toBeLessThanOrEqual(1000);
    },
  );

  it('start at the last boundary before an offset', () => {
    expect(chunkAt(5 * MIB + 7, 12 * MIB)).toEqual({ start: 5 * MIB, end: 12 * MIB });
  });
});
