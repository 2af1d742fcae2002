import { describe, expect, it } from '@jest/globals';
import { ACTORS, assignment, supports } from './actors.js';
import { SCRAPED_PLATFORMS, TARGET_TYPES, type PostsOrder } from './port.js';

const order = (changes: Partial<PostsOrder>): PostsOrder => ({
  kind: 'posts',
  platform: 'shortvideo',
  targetType: 'account',
  targetValue: '@calm',
  max: 20,
  ...changes,
});

describe('an order', () => {
  it.each<[Partial<PostsOrder>, object]>([
    [
      { targetType: 'account' },
      { profiles: ['calm'], profileScrapeSections: ['videos'], profileSorting: 'latest', excludePinnedPosts: true },
    ],
    [{ targetType: 'hashtag', targetValue: 'calm' }, { hashtags: ['calm'] }],
    [{ targetType: 'keyword', targetValue: 'calm sea', country: 'DE' }, { proxyCountryCode: 'DE' }],
    [{ since: new Date('2026-10-01T15:00:00Z') }, { oldestPostDateUnified: '2026-10-01', resultsPerPage: 20 }],
    [{ platform: 'photoshare' }, { directUrls: ['https://www.instagram.com/calm/'], resultsType: 'posts' }],
    [
      { platform: 'photoshare', targetType: 'hashtag', targetValue: 'größe' },
      { directUrls: ['https://www.instagram.com/explore/tags/gr%C3%B6%C3%9Fe/'], resultsLimit: 20 },
    ],
    [{ platform: 'photoshare', since: new Date('2026-10-01') }, { onlyPostsNewerThan: '2026-10-01' }],
    [
      { platform: 'videohost' },
      { startUrls: [{ url: 'https://www.youtube.com/@calm' }], sortVideosBy: 'NEWEST', maxResultStreams: 0 },
    ],
    [{ platform: 'videohost', targetType: 'keyword', targetValue: 'calm sea' }, { searchQueries: ['calm sea'] }],
    [
      { platform: 'videohost', since: new Date('2026-10-01') },
      { oldestPostDate: '2026-10-01', maxResults: 20, maxResultsShorts: 20 },
    ],
  ])('for %j sends its actor %j', (changes, input) => {
    expect(assignment(order(changes))).toMatchObject({ input, max: 20 });
  });

  it.each([
    ['shortvideo', { postURLs: ['u'], commentsPerPost: 5, maxRepliesPerComment: 0 }],
    ['photoshare', { directUrls: ['u'], resultsLimit: 5 }],
    ['videohost', { startUrls: [{ url: 'u' }], maxComments: 5 }],
  ] as const)('for comments of %s sends its actor %j', (platform, input) => {
    expect(assignment({ kind: 'comments', platform, postUrls: ['u'], maxPerPost: 5 })).toMatchObject({
      input,
      max: 5,
    });
  });

  it('may name words everywhere but at photoshare', () => {
    const none = SCRAPED_PLATFORMS.flatMap((platform) =>
      TARGET_TYPES.filter((type) => !supports(platform, type)).map((type) => `${platform} ${type}`),
    );
    expect(none).toEqual(['photoshare keyword']);
  });
});

describe('a post', () => {
  const shortvideo = ACTORS.shortvideo.posts.read;
  const item = {
    id: '7301',
    text: 'Calm \u0000sea',
    createTime: 1_790_000_000,
    createTimeISO: '2026-09-21T14:13:20.000Z',
    authorMeta: { name: 'calm', nickName: 'Calm' },
    musicMeta: { musicName: 'Tide', musicAuthor: 'Lena' },
    videoMeta: { duration: 12, coverUrl: 'https://covers.example/1.jpg' },
    webVideoUrl: 'https://videos.example/1',
    playCount: 1_000,
    diggCount: 100,
    commentCount: 10,
    shareCount: 5,
    collectCount: 2,
  };

  it('is read as the actor words it', () => {
    expect(shortvideo(item)).toEqual({
      externalId: '7301',
      url: 'https://videos.example/1',
      creator: 'calm',
      caption: 'Calm sea',
      music: 'Tide – Lena',
      thumbnailUrl: 'https://covers.example/1.jpg',
      durationSeconds: 12,
      postedAt: new Date('2026-09-21T14:13:20Z'),
      watchCount: 1_000,
      likeCount: 100,
      commentCount: 10,
      shareCount: 5,
      saveCount: 2,
    });
    expect(
      ACTORS.videohost.posts.read({
        id: 'v1',
        title: 'Calm',
        text: 'More',
        url: 'https://videos.example/v1',
        date: '2026-09-21T00:00:00.000Z',
        channelName: 'Calm',
        duration: '01:02:03',
        viewCount: 12,
        likes: '1,234',
        commentsCount: null,
      }),
    ).toMatchObject({
      creator: 'Calm',
      caption: 'Calm\nMore',
      durationSeconds: 3_723,
      likeCount: 1_234,
      commentCount: 0,
    });
    expect(
      ACTORS.photoshare.posts.read({
        id: 'p1',
        url: 'https://pictures.example/p1',
        ownerUsername: 'calm',
        timestamp: '2026-09-21T00:00:00.000Z',
        likesCount: -1,
        videoViewCount: 9,
      }),
    ).toMatchObject({ caption: '', music: null, thumbnailUrl: null, likeCount: 0, watchCount: 9 });
  });

  it.each([
    ['an error', { error: 'not_found' }],
    ['one without an id', { ...item, id: undefined }],
    ['one with an id too long', { ...item, id: 'x'.repeat(201) }],
    ['one that leads nowhere', { ...item, webVideoUrl: 'javascript:alert(1)' }],
    ['one whose address is an object', { ...item, webVideoUrl: {} }],
  ])('is not %s', (_, odd) => {
    expect(shortvideo(odd)).toBeUndefined();
  });

  it.each([
    ['authorMeta', null],
    ['musicMeta', 'x'],
    ['videoMeta', []],
    ['playCount', 1e300],
    ['diggCount', 'many'],
    ['createTimeISO', 'yesterday'],
    ['text', { a: 1 }],
  ])('is read where %s is %j', (field, value) => {
    const post = shortvideo({ ...item, [field]: value })!;
    expect(post).toMatchObject({ externalId: '7301' });
    for (const each of [post.watchCount, post.likeCount]) expect(Number.isSafeInteger(each)).toBe(true);
  });

  it('truncates values that are too long', () => {
    const post = shortvideo({ ...item, text: 'x'.repeat(20_000), authorMeta: { name: 'y'.repeat(500) } })!;
    expect([post.caption.length, post.creator.length]).toEqual([10_000, 200]);
  });
});

describe('a comment', () => {
  it('is read as each actor words it', () => {
    const read = (platform: 'shortvideo' | 'photoshare' | 'videohost', item: object) =>
      ACTORS[platform].comments.read(item as Record<string, unknown>);
    const words = { text: 'Lovely', author: 'ann', likeCount: 3 };
    expect(
      read('shortvideo', { cid: '1', videoWebUrl: 'u', uniqueId: 'ann', text: 'Lovely', diggCount: 3 }),
    ).toMatchObject({ ...words, postUrl: 'u', postedAt: null });
    expect(
      read('photoshare', { id: '1', postUrl: 'u', ownerUsername: 'ann', text: 'Lovely', likesCount: 3 }),
    ).toMatchObject(words);
    expect(read('videohost', { cid: '1', pageUrl: 'u', author: 'ann', comment: 'Lovely', voteCount: 3 })).toMatchObject(
      words,
    );
    expect(read('videohost', { cid: '1', pageUrl: 'u', comment: ' ' })).toBeUndefined();
  });
});
