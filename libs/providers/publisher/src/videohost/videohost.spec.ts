import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ScriptedAnswer, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import { MAX_THUMBNAIL_BYTES } from '../catalog.js';
import type { PublishErrorCode } from '../errors.js';
import { createPkce } from '../oauth.js';
import type { PublishJob, UploadingState } from '../port.js';
import { sparseFile } from '../testing/sparse-file.js';
import { VideohostPublisher } from './videohost.adapter.js';
import { videoResource } from './videohost-metadata.js';

let network: VendorServer;
let publisher: VideohostPublisher;
let guard: typeof fetch;
beforeAll(async () => {
  network = await VendorServer.listen();
  publisher = publishing();
});
afterAll(() => network.close());

const publishing = (answer?: ScriptedAnswer) =>
  new VideohostPublisher({
    apiUrl: network.url,
    authorizeUrl: 'https://accounts.example.com/auth',
    tokenUrl: `${network.url}/token`,
    revokeUrl: `${network.url}/revoke`,
    pageUrl: 'https://www.example.com',
    clientId: 'client',
    clientSecret: 'secret',
    timeoutMs: timeoutFor(answer),
    uploadDomains: ['uploads.example'],
    guardedFetch: (input, init) => guard(input, init),
  });

const SUBMISSION = { id: 'vid', handle: null, isPublic: true };
const refused = (status: number, reason: string): ScriptedAnswer => ({
  status,
  body: { error: { code: status, message: 'words of the network', errors: [{ domain: 'youtube', reason }] } },
});

describe('connecting', () => {
  it('asks for offline access and sends the PKCE challenge', () => {
    const { challenge } = createPkce();
    const url = new URL(
      publisher.authorizeUrl({ state: 's', redirectUri: 'https://us.example/cb', codeChallenge: challenge }),
    );
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: 's',
    });
  });

  it('keeps the refresh token if the network returns none', async () => {
    network.script({ body: { access_token: 'a', expires_in: 3599, scope: 'x y', token_type: 'Bearer' } });
    await expect(publisher.refresh('old')).resolves.toMatchObject({
      accessToken: 'a',
      refreshToken: 'old',
      refreshExpiresAt: null,
      scopes: ['x', 'y'],
    });
  });

  it('reports an expired grant as token_revoked', async () => {
    network.script({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    });
    await expect(publisher.refresh('old')).rejects.toMatchObject({ code: 'token_revoked', retryable: false });
  });

  it.each<[string, ScriptedAnswer, object | undefined]>([
    ['is revoked', { body: {} }, undefined],
    ['was already revoked', { status: 400, body: { error: 'invalid_token' } }, undefined],
    ['is not revoked while the network is unavailable', { status: 503, body: {} }, { code: 'platform_unavailable' }],
  ])('a grant %s', async (_, answer, error) => {
    network.script(answer);
    const revoking = publisher.revoke({ accessToken: 'a', refreshToken: 'r', expiresAt: new Date() });
    if (error) await expect(revoking).rejects.toMatchObject(error);
    else await revoking;
    expect(network.received[0]).toMatchObject({ path: '/revoke', body: 'token=r' });
  });

  it('rejects an account without a channel', async () => {
    network.script({ body: { items: [] } });
    await expect(publisher.account('token')).rejects.toMatchObject({ code: 'account_unusable', step: 'account' });
  });
});

describe('failures', () => {
  const START: readonly [ScriptedAnswer, PublishErrorCode, boolean][] = [
    [refused(401, 'authError'), 'token_expired', true],
    [refused(403, 'insufficientPermissions'), 'permission_missing', false],
    [refused(403, 'quotaExceeded'), 'quota_exceeded', false],
    [refused(400, 'uploadLimitExceeded'), 'quota_exceeded', false],
    [refused(403, 'rateLimitExceeded'), 'rate_limited', true],
    [refused(401, 'youtubeSignupRequired'), 'account_unusable', false],
    [refused(400, 'invalidTitle'), 'rejected', false],
    [refused(503, 'backendError'), 'platform_unavailable', true],
    [{ status: 200, body: {} }, 'platform_error', true],
    ['drop', 'platform_unavailable', true],
    ['silence', 'timeout', true],
  ];

  it.each(START)('converts %j to %s', async (answer, code, retryable) => {
    network.script(answer);
    const job = {
      idempotencyKey: 'k',
      accessToken: 't',
      content: { title: 't' },
      media: [{ path: '', url: '', size: 1, contentType: 'video/mp4' }],
    } as PublishJob;
    await expect(publishing(answer).start(job, 'key')).rejects.toMatchObject({ code, step: 'start', retryable });
  });
});

describe('an upload address', () => {
  const job = {
    idempotencyKey: 'k',
    accessToken: 't',
    content: { title: 't' },
    media: [{ path: '', url: '', size: 1, contentType: 'video/mp4' }],
  } as PublishJob;

  it.each([
    'https://evil.example/session/1',
    'https://uploads.example.evil.example/session/1',
    'https://notuploads.example/session/1',
    'http://uploads.example/session/1',
    'https://uploads.example:8443/session/1',
    'https://user@uploads.example/session/1',
    'file:///etc/passwd',
    '//uploads.example/session/1',
  ])('rejects %s', async (location) => {
    network.script({ headers: { location }, body: {} });
    await expect(publisher.start(job, 'key')).rejects.toMatchObject({ code: 'platform_error', step: 'start' });
    const session = { uploadUrl: location, submissionId: null, handle: null };
    const stored = { step: 'uploading', session, sentBytes: 0, lastChunkSent: false } as const;
    await expect(publisher.upload(stored, job, { saveState: () => Promise.resolve() })).rejects.toMatchObject({
      code: 'platform_error',
      step: 'upload',
    });
    expect(network.received).toHaveLength(1);
  });

  it('of the upload domain is called with the guarded fetch and without the token', async () => {
    const location = 'https://eu.uploads.example/session/1';
    network.script({ headers: { location }, body: {} });
    const { session } = (await publisher.start(job, 'key')) as UploadingState;
    const guarded: [unknown, RequestInit | undefined][] = [];
    guard = async (input, init) => {
      guarded.push([input, init]);
      return new Response(JSON.stringify({ id: 'vid' }), { status: 200 });
    };
    await publisher.upload({ step: 'uploading', session, sentBytes: 0, lastChunkSent: false }, job, {
      saveState: () => Promise.resolve(),
    });
    expect(guarded).toEqual([[location, expect.objectContaining({ method: 'PUT' })]]);
    expect(guarded[0]![1]!.headers).not.toHaveProperty('authorization');
  });
});

describe('checking', () => {
  const check = (items: unknown[]) => {
    network.script({ body: { items } });
    return publisher.check(SUBMISSION, 'token');
  };
  const withStatus = (status: unknown) => [{ id: 'vid', status }];

  it.each([
    ['uploaded', 'publishing'],
    ['processed', 'published'],
  ])('maps %s to %s', async (uploadStatus, status) => {
    await expect(check(withStatus({ uploadStatus }))).resolves.toEqual({
      status,
      postId: 'vid',
      postUrl: 'https://www.example.com/watch?v=vid',
      error: null,
    });
  });

  it.each([
    [{ uploadStatus: 'failed', errorReason: 'codec' }, 'media_rejected', false],
    [{ uploadStatus: 'failed', errorReason: 'uploadAborted' }, 'platform_unavailable', true],
    [{ uploadStatus: 'rejected', rejectionReason: 'copyright' }, 'rejected', false],
    [{ uploadStatus: 'deleted' }, 'rejected', false],
  ])('converts %j to %s', async (status, code, retryable) => {
    await expect(check(withStatus(status))).resolves.toMatchObject({
      status: 'failed',
      error: { code, retryable, step: 'processing' },
    });
  });

  it('returns unknown for a video that does not exist', async () => {
    await expect(check([])).resolves.toMatchObject({ status: 'unknown', error: { code: 'unconfirmed' } });
  });
});

describe('the video resource', () => {
  it('uses the defaults of the catalogue', () => {
    expect(videoResource({ title: 'T' })).toEqual({
      snippet: { title: 'T', description: '', tags: [], categoryId: '22' },
      status: { privacyStatus: 'public', selfDeclaredMadeForKids: false },
    });
  });

  it.each([
    ['hello', 'hello\n\n#shorts'],
    ['', '#shorts'],
    ['has #Shorts', 'has #Shorts'],
    ['x'.repeat(4995), 'x'.repeat(4995)],
  ])('adds the #shorts tag if it fits (%#)', (description, expected) => {
    expect(videoResource({ title: 'T', description, videohostOptions: { shorts: true } }).snippet.description).toBe(
      expected,
    );
  });
});

describe('a thumbnail', () => {
  const finish = (thumbnail: PublishJob['thumbnail']) =>
    publisher.finish(SUBMISSION, { accessToken: 't', thumbnail } as PublishJob);

  it('is set, and an error is only a warning', async () => {
    await using file = await sparseFile('thumbnail', 1000);
    network.script({ body: {} });
    await expect(finish({ ...file, contentType: 'image/png' })).resolves.toBeNull();
    expect(network.received[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'image/png', 'content-length': '1000' },
    });
    network.script(refused(400, 'invalidImage'));
    await expect(finish(file)).resolves.toContain('media_rejected');
  });

  it('is omitted if it is too large or absent', async () => {
    network.script('drop');
    await expect(finish({ path: '', url: '', contentType: 'image/png', size: MAX_THUMBNAIL_BYTES })).resolves.toContain(
      '2 MB',
    );
    await expect(finish(null)).resolves.toBeNull();
    expect(network.received).toEqual([]);
  });
});

describe('editing a published video', () => {
  it('sends unchanged fields back, because the API replaces complete parts', async () => {
    const live = {
      id: 'vid',
      snippet: { title: 'Old', description: 'd', categoryId: '22', tags: ['ab'] },
      status: { privacyStatus: 'public', license: 'youtube' },
    };
    network.script({ body: { items: [live] } }, { body: { id: 'vid' } });
    await publisher.edit('vid', { title: 'New', videohostOptions: { visibility: 'private' } }, 'token');
    expect(JSON.parse(network.received[1]!.body)).toEqual({
      id: 'vid',
      snippet: { ...live.snippet, title: 'New' },
      status: { ...live.status, privacyStatus: 'private' },
    });
  });

  it.each([
    ['marked later', 'd', { videohostOptions: { shorts: true } }, 'd\n\n#shorts'],
    ['marked again', 'd\n\n#shorts', { videohostOptions: { shorts: true } }, 'd\n\n#shorts'],
    ['no longer marked', 'd\n\n#shorts', { videohostOptions: { shorts: false } }, 'd'],
    ['described again', 'd\n\n#shorts', { description: 'e', videohostOptions: { shorts: true } }, 'e\n\n#shorts'],
    ['given an empty description', 'd\n\n#shorts', { description: '', videohostOptions: {} }, ''],
  ])('updates the description of a video that is %s', async (_, description, changes, expected) => {
    network.script({ body: { items: [{ id: 'vid', snippet: { description }, status: {} }] } }, { body: { id: 'vid' } });
    await publisher.edit('vid', changes, 'token');
    expect(JSON.parse(network.received[1]!.body).snippet).toEqual({ description: expected });
  });

  it('throws not_found if the video was deleted', async () => {
    network.script({ body: { items: [] } });
    await expect(publisher.edit('vid', { title: 'New' }, 'token')).rejects.toMatchObject({
      code: 'not_found',
      step: 'edit',
    });
  });
});
