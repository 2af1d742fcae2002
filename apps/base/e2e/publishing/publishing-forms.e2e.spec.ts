import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, request } from '@reelsheet/testing';
import { PublishingFixture, VIDEO, type Creator } from '../support/publishing-fixture.js';

interface PostVariant {
  readonly name: string;
  readonly platform: string;
  readonly body: (media: (name: string) => string) => object;
  readonly expected?: object;
}

const VARIANTS: readonly PostVariant[] = [
  {
    name: 'a video on shortvideo',
    platform: 'shortvideo',
    body: (media) => ({ ...VIDEO, media_url: media('film.mp4') }),
  },
  {
    name: 'a video on videohost',
    platform: 'videohost',
    body: (media) => ({ title: 'Mornings', media_url: media('film.mp4') }),
  },
  {
    name: 'a reel with music',
    platform: 'photoshare',
    body: (media) => ({ media_url: media('film.mp4'), photoshare_music: { mode: 'auto' } }),
    expected: { music_track: { id: expect.any(String), title: expect.any(String) } },
  },
  {
    name: 'a reel with missing music',
    platform: 'photoshare',
    body: (media) => ({
      media_url: media('film.mp4'),
      photoshare_music: { track_url: media('gone.mp3').replace('http:', 'https:') },
    }),
    expected: { music_track: null, warning: expect.stringMatching(/^The music was left out/) },
  },
  {
    name: 'a picture',
    platform: 'photoshare',
    body: (media) => ({ media_url: media('cover.png'), media_type: 'IMAGE' }),
  },
  {
    name: 'a carousel of pictures and videos',
    platform: 'photoshare',
    body: (media) => ({ media_url: media('cover.png'), media_urls: [media('film.mp4'), media('cover.png')] }),
  },
  {
    name: 'a video on a page',
    platform: 'pagesocial',
    body: (media) => ({ title: 'Mornings', media_url: media('film.mp4') }),
  },
  { name: 'text alone', platform: 'microblog', body: () => ({}) },
  {
    name: 'four pictures',
    platform: 'microblog',
    body: (media) => ({ media_url: media('cover.png'), media_urls: Array(3).fill(media('cover.png')) }),
  },
  { name: 'a video on microblog', platform: 'microblog', body: (media) => ({ media_url: media('film.mp4') }) },
  {
    name: 'a thread',
    platform: 'microblog',
    body: (media) => ({ thread: [{ text: 'The second' }, { text: 'The third', media_urls: [media('cover.png')] }] }),
  },
  { name: 'words to a network', platform: 'professional', body: () => ({ title: 'Mornings' }) },
  { name: 'a video for a network', platform: 'professional', body: (media) => ({ media_url: media('film.mp4') }) },
  {
    name: 'pictures beside a video',
    platform: 'professional',
    body: (media) => ({
      media_url: media('film.mp4'),
      media_urls: [media('cover.png'), media('cover.png')],
      professional_options: { alt_text: ['one', 'two'] },
    }),
    expected: { warning: expect.stringMatching(/video beside them is left out/) },
  },
  {
    name: 'pictures as one document',
    platform: 'professional',
    body: (media) => ({
      media_url: media('cover.png'),
      media_urls: [media('cover.png')],
      professional_options: { carousel: true, visibility: 'connections' },
    }),
  },
  {
    name: 'a document',
    platform: 'professional',
    body: (media) => ({ title: 'Paper', media_url: media('paper.pdf') }),
  },
];

describe('post variants', () => {
  let fixture: PublishingFixture;
  let creator: Creator;
  const created = new Map<string, any>();

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.connectedCreator();
    await fixture.connect(creator, 'photoshare', 'pagesocial', 'microblog', 'professional');
    const media = (name: string) => fixture.mediaUrl(name);
    for (const { name, platform, body } of VARIANTS) {
      const post = { description: `This is ${name}`, ...body(media), platform: [platform], strict: true };
      created.set(name, await fixture.post(creator, { ...post, schedule_type: 'now' }));
    }
  });
  afterAll(() => fixture?.stop());

  it.each(VARIANTS)('publishes $name', async ({ name, expected = { warning: null } }) => {
    const { status, body } = created.get(name);
    expect({ status, body }).toMatchObject({ status: 200 });
    const post = await fixture.ended(creator, body.post_id);
    expect(post).toMatchObject({
      status: 'success',
      platforms_status: [{ normalized_status: 'published', error: null, ...expected }],
    });
    expect(await fixture.countPosts(`This is ${name}`)).toBe(1);
    const page = await fetch(post.platforms_status[0]!.post_url!);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`This is ${name}`)]);
  });

  const liveOn = async (name: string) => {
    const post = await fixture.ended(creator, created.get(name).body.post_id);
    return { id: post.id, ...post.platforms_status[0] };
  };
  const pageOf = async (url: string) => (await fetch(url)).text();
  const edit = (id: number, body: object) =>
    fixture.base.call('PATCH', `/schedule/post/${id}/published`, { key: creator.key, body });

  it('replies to a published post', async () => {
    const first = await liveOn('text alone');
    const answer = { platform: ['microblog'], schedule_type: 'now', description: 'An answer to it' };
    const reply = (id: string) => fixture.post(creator, { ...answer, reply_to_post_id: id });
    const { body } = await reply(first.platform_post_id!);
    expect(await fixture.ended(creator, body.post_id)).toMatchObject({ status: 'success' });
    expect(await pageOf(first.post_url!)).toMatch(/This is text alone[\s\S]*An answer to it/);
    const lost = await fixture.ended(creator, (await reply('1')).body.post_id);
    expect(lost.platforms_status).toMatchObject([{ error_code: 'invalid_request', failed_step: 'publish' }]);
  });

  it.each([
    ['a video on a page', { title: 'Evenings', description: 'Now of evenings' }, /Evenings[\s\S]*Now of evenings/],
    ['words to a network', { description: 'Now in other words' }, /Now in other words/],
    [
      'a video on videohost',
      { title: 'Evenings', videohost_options: { visibility: 'unlisted', tags: ['calm'] } },
      /Evenings[\s\S]*Unlisted/,
    ],
  ])('edits a published post: %s', async (name, change, seen) => {
    const { id, post_url, platform } = await liveOn(name);
    expect(await edit(id, change)).toMatchObject({
      status: 200,
      body: { content: change, edits: [{ platform, edited: true, error: null, warning: null }] },
    });
    expect(await pageOf(post_url!)).toMatch(seen);
  });

  it.each(['a video on shortvideo', 'a picture', 'text alone'])(
    'rejects edits of a published post: %s',
    async (name) => {
      const { id, platform } = await liveOn(name);
      expect(await edit(id, { description: 'Other words' })).toMatchObject({
        status: 422,
        body: { error_code: 'platform_validation_failed', detail: { platform, field: 'description' } },
      });
    },
  );

  it('allows one edit at a time, and reports a failed edit', async () => {
    const { id, post_url } = await liveOn('words to a network');
    await request('POST', `${fixture.sandbox.url}/faults`, {
      body: { vendor: 'professional', kind: 'timeout', times: 1 },
    });
    const hanging = edit(id, { description: 'Never seen' });
    await eventually(async () => expect(await fixture.isBeingEdited(id)).toBe(true));
    expect(await edit(id, { description: 'Too early' })).toMatchObject({
      status: 409,
      body: { error_code: 'conflict' },
    });
    await eventually(async () => expect(await faultsLeft()).toEqual([]));
    await request('DELETE', `${fixture.sandbox.url}/faults`);
    expect(await hanging).toMatchObject({ status: 502, body: { error_code: 'platform_edit_failed' } });
    expect(await pageOf(post_url!)).not.toMatch(/Never seen|Too early/);
    expect(await edit(id, { description: 'Seen at last' })).toMatchObject({ status: 200 });
  });

  /** Returns the faults that have not affected a call yet. */
  const faultsLeft = async () => (await request<unknown[]>('GET', `${fixture.sandbox.url}/faults`)).body;
});
