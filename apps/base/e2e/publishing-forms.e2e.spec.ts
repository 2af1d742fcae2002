import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PublishingWorld, VIDEO, type Creator } from './publishing-world.js';

jest.setTimeout(180_000);

interface Form {
  readonly name: string;
  readonly platform: string;
  readonly body: (media: (name: string) => string) => object;
  readonly shows?: object;
}

const FORMS: readonly Form[] = [
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
    shows: { music_track: { id: expect.any(String), title: expect.any(String) } },
  },
  {
    name: 'a reel whose music is gone',
    platform: 'photoshare',
    body: (media) => ({
      media_url: media('film.mp4'),
      photoshare_music: { track_url: media('gone.mp3').replace('http:', 'https:') },
    }),
    shows: { music_track: null, warning: expect.stringMatching(/^The music was left out/) },
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
    shows: { warning: expect.stringMatching(/video beside them is left out/) },
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

describe('what a post may be', () => {
  let world: PublishingWorld;
  let creator: Creator;
  const made = new Map<string, any>();

  beforeAll(async () => {
    world = await PublishingWorld.start();
    creator = await world.connectedCreator();
    await world.connect(creator, 'photoshare', 'pagesocial', 'microblog', 'professional');
    const media = (name: string) => world.mediaUrl(name);
    const orders = FORMS.map(async ({ name, platform, body }) => {
      const request = { description: `This is ${name}`, ...body(media), platform: [platform], strict: true };
      return [name, await world.post(creator, { ...request, schedule_type: 'now' })] as const;
    });
    for (const [name, answer] of await Promise.all(orders)) made.set(name, answer);
  });
  afterAll(() => world?.stop());

  it.each(FORMS)('goes out: $name', async ({ name, shows = { warning: null } }) => {
    const { status, body } = made.get(name);
    expect({ status, body }).toMatchObject({ status: 200 });
    const post = await world.ended(creator, body.post_id);
    expect(post).toMatchObject({
      status: 'success',
      platforms_status: [{ normalized_status: 'published', error: null, ...shows }],
    });
    expect(await world.countPosts(`This is ${name}`)).toBe(1);
    const page = await fetch(post.platforms_status[0].post_url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`This is ${name}`)]);
  });
});
