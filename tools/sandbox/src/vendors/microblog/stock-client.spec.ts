import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globalAgent } from 'node:http';
import sharp from 'sharp';
import { ApiResponseError, EUploadMimeType, type ITwitterApiClientPlugin, TwitterApi } from 'twitter-api-v2';
import { smallVideo, TestSandbox } from '../../../test/support.js';

const BACK = 'https://app.example.com/back';
const SCOPE = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];

/** The client only calls the network's own hosts, so their requests are redirected to the sandbox. */
const sentTo = (sandbox: TestSandbox): ITwitterApiClientPlugin => ({
  onBeforeRequest: ({ computedParams: { url } }) => {
    url.href = `${sandbox.url}/microblog${url.pathname}${url.search}`;
  },
});

describe('a public client of X', () => {
  let sandbox: TestSandbox;
  let app: TwitterApi;
  let user: TwitterApi;
  let refreshToken: string;

  beforeAll(async () => {
    sandbox = await TestSandbox.start({ processingSeconds: 0 });
    const settings = { httpAgent: globalAgent, plugins: [sentTo(sandbox)] };
    app = new TwitterApi({ clientId: 'sandbox-app', clientSecret: 'sandbox-app-secret' }, settings);
    const { url, state, codeVerifier } = app.generateOAuth2AuthLink(BACK, { scope: SCOPE });
    const { pathname, search } = new URL(url);
    const consent = await sandbox.fetch(`/microblog${pathname}${search}`);
    const back = new URL(consent.headers.get('location')!).searchParams;
    expect(back.get('state')).toBe(state);
    const login = await app.loginWithOAuth2({ code: back.get('code')!, codeVerifier, redirectUri: BACK });
    expect(login.scope).toEqual(SCOPE);
    user = login.client;
    refreshToken = login.refreshToken!;
  });
  afterAll(() => sandbox.end());

  const picture = () =>
    sharp({ create: { width: 64, height: 36, channels: 3, background: '#234' } })
      .png()
      .toBuffer();

  it('signs in and reads the account', async () => {
    expect((await user.v2.me()).data).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: expect.any(String),
      username: 'sandbox.creator',
    });
  });

  it('posts a text, pictures, a video and a thread', async () => {
    const pictureId = await user.v2.uploadMedia(await picture(), { media_type: EUploadMimeType.Png });
    const video = await smallVideo(sandbox.dir, 3 * 2 ** 20);
    const videoId = await user.v2.uploadMedia(video, { media_type: EUploadMimeType.Mp4 });
    const [first, second] = await user.v2.tweetThread([
      { text: 'Tea at dawn & after', media: { media_ids: [pictureId] } },
      { text: 'Slowly', media: { media_ids: [videoId] } },
    ]);
    const answer = await user.v2.reply('And again', second!.data.id);
    const { data } = await user.v2.singleTweet(answer.data.id, { 'tweet.fields': ['referenced_tweets', 'created_at'] });
    expect(data.referenced_tweets).toEqual([{ type: 'replied_to', id: second!.data.id }]);
    const page = await (await sandbox.fetch(`/microblog/i/status/${first!.data.id}`)).text();
    expect(page).toMatch(/Tea at dawn &amp; after[\s\S]*Slowly[\s\S]*And again/);
    const shown = await sandbox.fetch(`/microblog/media/${second!.data.id}/0`);
    expect(Buffer.from(await shown.arrayBuffer()).equals(video)).toBe(true);
  });

  it('lists the posts of the account', async () => {
    const { data: me } = await user.v2.me();
    await user.v2.tweet('To be found');
    const timeline = await user.v2.userTimeline(me.id, { max_results: 5, 'tweet.fields': ['public_metrics'] });
    expect(timeline.tweets[0]).toMatchObject({ text: 'To be found', public_metrics: { like_count: 0 } });
  });

  it('handles rejections', async () => {
    await user.v2.tweet('Twice');
    const rejection = (call: Promise<unknown>) =>
      call.then(
        () => Promise.reject(new Error('it was not rejected')),
        (error: unknown) => error as ApiResponseError,
      );
    expect(await rejection(user.v2.tweet('Twice'))).toMatchObject({ code: 403, data: { title: 'Forbidden' } });
    expect(await rejection(user.v2.tweet('x'.repeat(281)))).toMatchObject({ code: 400 });
    expect(
      (await rejection(new TwitterApi('nobody', { httpAgent: globalAgent, plugins: [sentTo(sandbox)] }).v2.me()))
        .isAuthError,
    ).toBe(true);
    await sandbox.fault({ vendor: 'microblog', kind: 'rate_limit', value: 60_000 });
    expect((await rejection(user.v2.me())).rateLimitError).toBe(true);
  });

  it('refreshes its token with a refresh token that can be used once, and revokes it', async () => {
    const renewed = await app.refreshOAuth2Token(refreshToken);
    expect(renewed.refreshToken).not.toBe(refreshToken);
    await expect(app.refreshOAuth2Token(refreshToken)).rejects.toMatchObject({ code: 400 });
    await app.revokeOAuth2Token(renewed.refreshToken!, 'refresh_token');
    await expect(renewed.client.v2.me()).rejects.toMatchObject({ code: 401 });
  });
});
