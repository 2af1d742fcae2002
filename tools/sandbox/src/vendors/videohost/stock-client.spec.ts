import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { auth, youtube, type youtube_v3 } from '@googleapis/youtube';
import sharp from 'sharp';
import { smallVideo, TestSandbox } from '../../../test/support.js';

const BACK = 'https://app.example.com/back';
const SCOPE = ['https://www.googleapis.com/auth/youtube.upload', 'https://www.googleapis.com/auth/youtube.force-ssl'];

/** The client only calls Google's own hosts, so their requests are redirected to the sandbox. */
describe('Google’s own client of YouTube', () => {
  let sandbox: TestSandbox;
  let client: InstanceType<typeof auth.OAuth2>;
  let service: youtube_v3.Youtube;

  beforeAll(async () => {
    sandbox = await TestSandbox.start({ processingSeconds: 0 });
    const root = `${sandbox.url}/videohost`;
    client = new auth.OAuth2({
      clientId: 'sandbox-app',
      clientSecret: 'sandbox-app-secret',
      redirectUri: BACK,
      endpoints: {
        oauth2AuthBaseUrl: `${root}/o/oauth2/v2/auth`,
        oauth2TokenUrl: `${root}/token`,
        oauth2RevokeUrl: `${root}/revoke`,
      },
    });
    const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
    const address = client.generateAuthUrl({
      access_type: 'offline',
      scope: SCOPE,
      code_challenge_method: 'S256' as never,
      code_challenge: codeChallenge!,
    });
    const consent = await sandbox.fetch(address);
    const code = new URL(consent.headers.get('location')!).searchParams.get('code')!;
    const { tokens } = await client.getToken({ code, codeVerifier });
    expect(tokens).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) });
    client.setCredentials(tokens);
    const fetchImplementation: typeof fetch = (address, init) => {
      const { pathname, search } = new URL(address instanceof Request ? address.url : address);
      return fetch(`${root}${pathname}${search}`, init);
    };
    service = youtube({ version: 'v3', auth: client, fetchImplementation });
  });
  afterAll(() => sandbox.end());

  it('uploads, reads and changes a video, and sets its thumbnail', async () => {
    const bytes = await smallVideo(sandbox.dir);
    const { data: made } = await service.videos.insert({
      part: ['snippet', 'status'],
      notifySubscribers: false,
      requestBody: {
        snippet: { title: 'Tea at dawn', description: 'Slow.', tags: ['tea'], categoryId: '22' },
        status: { privacyStatus: 'unlisted', selfDeclaredMadeForKids: false, containsSyntheticMedia: true },
      },
      media: { mimeType: 'video/mp4', body: Readable.from(bytes) },
    });
    const id = made.id!;
    expect(made.snippet).toMatchObject({ title: 'Tea at dawn', tags: ['tea'] });
    const { data: listed } = await service.videos.list({
      part: ['status', 'processingDetails', 'statistics'],
      id: [id],
    });
    expect(listed.items).toMatchObject([
      {
        status: { uploadStatus: 'processed', privacyStatus: 'unlisted' },
        processingDetails: { processingStatus: 'succeeded' },
        statistics: { viewCount: '0' },
      },
    ]);
    const cover = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    await service.thumbnails.set({ videoId: id, media: { mimeType: 'image/png', body: Readable.from(cover) } });
    await service.videos.update({
      part: ['snippet'],
      requestBody: { id, snippet: { title: 'Tea at dusk', categoryId: '22' } },
    });
    const page = await (await sandbox.fetch(`/videohost/watch?v=${id}`)).text();
    expect(page).toMatch(/<video [^>]*poster=[\s\S]*<h1>Tea at dusk<\/h1>/);
    const media = await sandbox.fetch(`/videohost/media/${id}`);
    expect(Buffer.from(await media.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('reads the channel', async () => {
    const { data } = await service.channels.list({ part: ['snippet'], mine: true });
    expect(data.items).toMatchObject([
      { id: expect.stringMatching(/^UC/), snippet: { customUrl: '@sandbox.creator' } },
    ]);
  });

  it('handles rejections', async () => {
    const refused = (status: number, reason: string) => ({
      status,
      response: { data: { error: { errors: [{ reason }] } } },
    });
    const body = Readable.from(await smallVideo(sandbox.dir));
    await expect(
      service.videos.insert({
        part: ['snippet'],
        requestBody: { snippet: { title: 'x'.repeat(101) } },
        media: { mimeType: 'video/mp4', body },
      }),
    ).rejects.toMatchObject(refused(400, 'invalidTitle'));
    await expect(
      service.videos.update({
        part: ['snippet'],
        requestBody: { id: 'gone', snippet: { title: 'x', categoryId: '22' } },
      }),
    ).rejects.toMatchObject(refused(404, 'videoNotFound'));
  });

  it('refreshes its token by itself, and revokes the grant', async () => {
    client.setCredentials({ ...client.credentials, access_token: 'stale', expiry_date: Date.now() - 1 });
    await service.channels.list({ part: ['snippet'], mine: true });
    expect(client.credentials.access_token).not.toBe('stale');
    await client.revokeCredentials();
    client.setCredentials({ ...client.credentials, access_token: 'stale' });
    await expect(service.channels.list({ part: ['snippet'], mine: true })).rejects.toBeDefined();
  });
});
