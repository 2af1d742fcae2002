import { describe, expect, it } from '@jest/globals';
import type { Platform } from '@reelsheet/kernel';
import type { PostContent } from '../content.js';
import { applySkips, uneditable, validatePost } from './validation.js';

const VIDEO = 'https://cdn.example.com/a.mp4';
const IMAGE = 'https://cdn.example.com/a.jpg';
const PDF = 'https://cdn.example.com/a.pdf';
const images = (count: number) => Array<string>(count).fill(IMAGE);

const SHORTVIDEO: PostContent = {
  mediaUrl: VIDEO,
  shortvideoPrivacyLevel: 'SELF_ONLY',
  shortvideoDisableComment: false,
  shortvideoDisableDuet: true,
  shortvideoDisableStitch: false,
};
const VIDEOHOST: PostContent = { mediaUrl: VIDEO, title: 'A title' };

type Good = readonly [platform: Platform, why: string, content: PostContent];

const GOOD: readonly Good[] = [
  ['shortvideo', 'a video', SHORTVIDEO],
  ['shortvideo', 'an image', { ...SHORTVIDEO, mediaUrl: IMAGE, mediaType: 'IMAGE' }],
  ['shortvideo', 'a caption of 2,200', { ...SHORTVIDEO, description: 'é'.repeat(2200) }],
  ['shortvideo', 'a caption of 1,100 emoji', { ...SHORTVIDEO, description: '😀'.repeat(1100) }],
  ['photoshare', 'a caption of 2,200 code points', { mediaUrl: IMAGE, description: '😀'.repeat(2200) }],
  ['shortvideo', 'a title, which it ignores, however long', { ...SHORTVIDEO, title: 'x'.repeat(999) }],
  ['shortvideo', 'its one medium in media_urls', { ...SHORTVIDEO, mediaUrl: null, mediaUrls: [VIDEO] }],
  ['photoshare', 'one video', { mediaUrl: VIDEO }],
  ['photoshare', 'a carousel of ten', { mediaUrl: VIDEO, mediaUrls: images(9) }],
  ['photoshare', '30 hashtags', { mediaUrl: IMAGE, description: '#a '.repeat(30) }],
  ['photoshare', 'automatic music under a video', { mediaUrl: VIDEO, photoshareMusic: { mode: 'auto' } }],
  [
    'photoshare',
    'a track of its own',
    { mediaUrl: IMAGE, mediaUrls: [VIDEO], photoshareMusic: { trackUrl: 'https://e.com/t.mp3?x=1' } },
  ],
  ['pagesocial', 'a video without a title', { mediaUrl: VIDEO }],
  [
    'pagesocial',
    'the longest title and text',
    { mediaUrl: VIDEO, title: 'x'.repeat(255), description: 'x'.repeat(63206) },
  ],
  ['videohost', 'a video with a title', VIDEOHOST],
  [
    'videohost',
    'every option',
    {
      ...VIDEOHOST,
      thumbnailUrl: 'https://cdn.example.com/T.JPEG?size=1',
      videohostOptions: {
        visibility: 'unlisted',
        shorts: true,
        tags: ['ab', 'x'.repeat(398)],
        madeForKids: true,
        notifySubscribers: false,
        categoryId: 22,
      },
    },
  ],
  [
    'videohost',
    'a title of 100 and a description of 5,000',
    { mediaUrl: VIDEO, title: 'é'.repeat(100), description: 'x'.repeat(5000) },
  ],
  ['videohost', 'a description of 5,000 bytes', { ...VIDEOHOST, description: 'é'.repeat(2500) }],
  [
    'videohost',
    'tags of 2 characters and of 400 in total',
    { ...VIDEOHOST, videohostOptions: { tags: Array<string>(200).fill('😀é') } },
  ],
  ['videohost', 'a URL without an extension', { mediaUrl: 'https://cdn.example.com/get?id=7', title: 't' }],
  ['microblog', 'text alone', { description: 'x'.repeat(280) }],
  ['microblog', '140 emoji', { description: '😀'.repeat(140) }],
  ['microblog', 'a link and 257 characters', { description: `${'x'.repeat(256)} https://e.com/${'y'.repeat(500)}` }],
  ['microblog', 'a segment of 280', { thread: [{ text: 'x'.repeat(280) }] }],
  ['microblog', 'a long link', { description: `https://e.com/${'x'.repeat(500)}` }],
  ['microblog', 'four images', { mediaUrl: IMAGE, mediaUrls: images(3), mediaType: 'IMAGE' }],
  ['microblog', 'four images in media_urls', { mediaUrls: images(4) }],
  ['microblog', 'one video', { mediaUrl: VIDEO }],
  ['microblog', 'a thread without a description', { thread: [{ text: 'one' }, { mediaUrls: images(4) }] }],
  ['professional', 'text alone, with a title', { description: 'x'.repeat(3000), title: 'x'.repeat(400) }],
  [
    'professional',
    'nine images as a carousel',
    {
      mediaUrl: IMAGE,
      mediaUrls: images(8),
      professionalOptions: { carousel: true, altText: Array<string>(9).fill('alt') },
    },
  ],
  ['professional', 'one image as a carousel', { mediaUrl: IMAGE, professionalOptions: { carousel: true } }],
  ...['pdf', 'ppt', 'pptx', 'doc', 'docx'].map((extension): Good => [
    'professional',
    `a .${extension}`,
    { mediaUrl: `https://cdn.example.com/a.${extension}` },
  ]),
  ['professional', 'limited visibility', { description: 'hi', professionalOptions: { visibility: 'connections' } }],
];

type Bad = readonly [platform: Platform, field: string, why: string, content: PostContent];

const BAD: readonly Bad[] = [
  ['shortvideo', 'description', 'a caption of 2,201', { ...SHORTVIDEO, description: 'x'.repeat(2201) }],
  ['shortvideo', 'description', '1,101 emoji', { ...SHORTVIDEO, description: '😀'.repeat(1101) }],
  ['shortvideo', 'media_urls', 'an image beside a video', { ...SHORTVIDEO, mediaUrls: [IMAGE] }],
  ['shortvideo', 'shortvideo_privacy_level', 'no privacy level', { ...SHORTVIDEO, shortvideoPrivacyLevel: null }],
  [
    'shortvideo',
    'shortvideo_privacy_level',
    'an unknown privacy level',
    { ...SHORTVIDEO, shortvideoPrivacyLevel: 'FRIENDS' },
  ],
  [
    'shortvideo',
    'shortvideo_disable_comment',
    'no comment setting',
    { ...SHORTVIDEO, shortvideoDisableComment: undefined },
  ],
  ['shortvideo', 'shortvideo_disable_duet', 'no duet setting', { ...SHORTVIDEO, shortvideoDisableDuet: undefined }],
  [
    'shortvideo',
    'shortvideo_disable_stitch',
    'no stitch setting',
    { ...SHORTVIDEO, shortvideoDisableStitch: undefined },
  ],
  [
    'shortvideo',
    'shortvideo_your_brand',
    'a flag that is none',
    { ...SHORTVIDEO, shortvideoYourBrand: 'yes' as never },
  ],
  ['shortvideo', 'media_urls', 'two videos', { ...SHORTVIDEO, mediaUrls: [VIDEO] }],
  ['photoshare', 'media_urls', 'eleven items', { mediaUrl: IMAGE, mediaUrls: images(10) }],
  ['photoshare', 'description', 'a caption of 2,201', { mediaUrl: IMAGE, description: 'x'.repeat(2201) }],
  ['photoshare', 'description', '31 hashtags', { mediaUrl: IMAGE, description: '#tag#größe'.repeat(15) + ' #x' }],
  ['photoshare', 'photoshare_music', 'music without a video', { mediaUrl: IMAGE, photoshareMusic: { mode: 'auto' } }],
  [
    'photoshare',
    'photoshare_music',
    'two kinds of music',
    { mediaUrl: VIDEO, photoshareMusic: { mode: 'auto', trackUrl: 'https://e.com/a.mp3' } },
  ],
  ['photoshare', 'photoshare_music', 'music that says nothing', { mediaUrl: VIDEO, photoshareMusic: {} }],
  ['photoshare', 'photoshare_music.mode', 'an unknown mode', { mediaUrl: VIDEO, photoshareMusic: { mode: 'loud' } }],
  [
    'photoshare',
    'photoshare_music.track_url',
    'a track over http',
    { mediaUrl: VIDEO, photoshareMusic: { trackUrl: 'http://e.com/a.mp3' } },
  ],
  [
    'photoshare',
    'photoshare_music.track_url',
    'a track that is no mp3',
    { mediaUrl: VIDEO, photoshareMusic: { trackUrl: 'https://e.com/a.wav' } },
  ],
  ['pagesocial', 'title', 'a title of 256', { mediaUrl: VIDEO, title: 'x'.repeat(256) }],
  ['pagesocial', 'description', 'a text of 63,207', { mediaUrl: VIDEO, description: 'x'.repeat(63207) }],
  ['pagesocial', 'media_urls', 'two videos', { mediaUrl: VIDEO, mediaUrls: [VIDEO] }],
  ['videohost', 'title', 'no title', { mediaUrl: VIDEO }],
  ['videohost', 'title', 'a blank title', { mediaUrl: VIDEO, title: '  ' }],
  ['videohost', 'title', 'a title of 101', { mediaUrl: VIDEO, title: 'x'.repeat(101) }],
  ['videohost', 'description', 'a description of 5,001', { ...VIDEOHOST, description: 'x'.repeat(5001) }],
  ['videohost', 'description', 'a description of 5,001 bytes', { ...VIDEOHOST, description: `${'é'.repeat(2500)}x` }],
  ['videohost', 'description', 'an angle bracket', { ...VIDEOHOST, description: 'a > b' }],
  ['videohost', 'title', 'a title with an angle bracket', { ...VIDEOHOST, title: '<3' }],
  ['videohost', 'media_urls', 'two videos', { ...VIDEOHOST, mediaUrls: [VIDEO] }],
  ['videohost', 'thumbnail_url', 'a thumbnail over http', { ...VIDEOHOST, thumbnailUrl: 'http://e.com/a.jpg' }],
  ['videohost', 'thumbnail_url', 'a thumbnail of another kind', { ...VIDEOHOST, thumbnailUrl: 'https://e.com/a.gif' }],
  ['videohost', 'thumbnail_url', 'a thumbnail that is no URL', { ...VIDEOHOST, thumbnailUrl: 'a.jpg' }],
  ['videohost', 'thumbnail_url', 'an empty thumbnail', { ...VIDEOHOST, thumbnailUrl: '' }],
  ['videohost', 'videohost_options', 'options that are no object', { ...VIDEOHOST, videohostOptions: [] as never }],
  [
    'videohost',
    'videohost_options.visibility',
    'an unknown visibility',
    { ...VIDEOHOST, videohostOptions: { visibility: 'secret' } },
  ],
  [
    'videohost',
    'videohost_options.tags',
    'a tag of one character',
    { ...VIDEOHOST, videohostOptions: { tags: ['ab', '😀'] } },
  ],
  [
    'videohost',
    'videohost_options.tags',
    'tags of 401 characters',
    { ...VIDEOHOST, videohostOptions: { tags: ['x'.repeat(400), 'y'.repeat(2)] } },
  ],
  [
    'videohost',
    'videohost_options.tags',
    'tags that are no list',
    { ...VIDEOHOST, videohostOptions: { tags: 'ab' as never } },
  ],
  [
    'videohost',
    'videohost_options.shorts',
    'a flag that is none',
    { ...VIDEOHOST, videohostOptions: { shorts: 1 as never } },
  ],
  [
    'videohost',
    'videohost_options.made_for_kids',
    'a flag that is none',
    { ...VIDEOHOST, videohostOptions: { madeForKids: 'no' as never } },
  ],
  [
    'videohost',
    'videohost_options.category_id',
    'a category that is none',
    { ...VIDEOHOST, videohostOptions: { categoryId: 'music' } },
  ],
  ['microblog', 'description', 'a text of 281', { description: 'x'.repeat(281) }],
  ['microblog', 'description', '141 emoji', { description: '😀'.repeat(141) }],
  ['microblog', 'description', 'a link and 258 characters', { description: `${'x'.repeat(257)} https://e.com` }],
  ['microblog', 'description', 'neither text nor media', {}],
  ['microblog', 'media_urls', 'five images', { mediaUrls: images(5) }],
  ['microblog', 'media_urls', 'images beside a video', { mediaUrl: VIDEO, mediaUrls: [IMAGE] }],
  ['microblog', 'media_urls', 'two videos', { mediaUrls: [VIDEO, VIDEO] }],
  [
    'microblog',
    'thread.1.text',
    'a segment of 281',
    { description: 'x', thread: [{ text: 'ok' }, { text: 'x'.repeat(281) }] },
  ],
  ['microblog', 'thread.0.text', 'an empty segment', { description: 'x', thread: [{ text: ' ' }] }],
  ['microblog', 'thread.0.media_urls', 'five images in a segment', { thread: [{ text: 'x', mediaUrls: images(5) }] }],
  ['microblog', 'thread.0.media_urls', 'a document in a segment', { thread: [{ text: 'x', mediaUrls: [PDF] }] }],
  ['professional', 'description', 'neither text nor media', { title: 'only a title' }],
  ['professional', 'description', 'a text of 3,001', { description: 'x'.repeat(3001) }],
  ['professional', 'title', 'a title of 401', { description: 'x', title: 'x'.repeat(401) }],
  ['professional', 'media_urls', 'ten images', { mediaUrls: images(10) }],
  ['professional', 'media_urls', 'two videos', { mediaUrls: [VIDEO, VIDEO] }],
  ['professional', 'media_urls', 'a document beside an image', { mediaUrl: PDF, mediaUrls: [IMAGE] }],
  ['professional', 'media_urls', 'two documents', { mediaUrl: PDF, mediaUrls: ['https://e.com/b.docx'] }],
  [
    'professional',
    'professional_options.visibility',
    'an unknown visibility',
    { description: 'x', professionalOptions: { visibility: 'all' } },
  ],
  [
    'professional',
    'professional_options.carousel',
    'a carousel without images',
    { mediaUrl: VIDEO, professionalOptions: { carousel: true } },
  ],
  [
    'professional',
    'professional_options.alt_text',
    'more alt texts than images',
    { mediaUrl: IMAGE, professionalOptions: { altText: ['a', 'b'] } },
  ],
  [
    'professional',
    'professional_options.alt_text',
    'alt texts that are no strings',
    { mediaUrl: IMAGE, professionalOptions: { altText: [1] as never } },
  ],
];

type Unfit = readonly [platform: Platform, field: string, why: string, content: PostContent];

const UNFIT: readonly Unfit[] = [
  ['shortvideo', 'media_url', 'no media', { ...SHORTVIDEO, mediaUrl: null }],
  ['shortvideo', 'media_url', 'a document', { ...SHORTVIDEO, mediaUrl: PDF }],
  ['photoshare', 'media_url', 'no media', { description: 'x' }],
  ['photoshare', 'media_urls', 'a document among images', { mediaUrl: IMAGE, mediaUrls: [PDF] }],
  ['pagesocial', 'media_url', 'no media', { description: 'x' }],
  ['pagesocial', 'media_url', 'an image', { mediaUrl: IMAGE }],
  ['videohost', 'media_url', 'no media', { title: 't' }],
  [
    'videohost',
    'media_url',
    'an image that media_type calls a video',
    { title: 't', mediaUrl: IMAGE, mediaType: 'VIDEO' },
  ],
  [
    'videohost',
    'media_url',
    'an image without an extension',
    { title: 't', mediaUrl: 'https://e.com/x', mediaType: 'IMAGE' },
  ],
  ['microblog', 'media_url', 'a document', { mediaUrl: 'https://e.com/a.PPTX' }],
  ['professional', 'media_url', 'a sound', { mediaUrl: 'https://e.com/a.mp3' }],
];

describe('validatePost', () => {
  it.each(GOOD)('%s accepts %s', (platform, _why, content) => {
    expect(validatePost(content, [platform])).toMatchObject({ violations: [], skippable: [] });
  });

  it.each(BAD)('%s rejects %s: %s', (platform, field, _why, content) => {
    const result = validatePost(content, [platform]);
    expect(result.violations).toEqual([{ platform, field, error: expect.any(String) }]);
    expect(result.skippable).toEqual([]);
  });

  it.each(UNFIT)('%s may be skipped for %s: %s', (platform, field, _why, content) => {
    const result = validatePost(content, [platform]);
    expect(result.skippable).toEqual([{ platform, field, error: expect.any(String) }]);
  });

  it.each([
    ['platform', {}, []],
    ['media_type', { ...VIDEOHOST, mediaType: 'REEL' }, ['videohost']],
    ['media_url', { ...VIDEOHOST, mediaUrl: 'ftp://e.com/a.mp4' }, ['videohost']],
    ['media_urls', { description: 'x', mediaUrls: ['a.jpg'] }, ['microblog']],
    ['thread.0.media_urls', { thread: [{ text: 'x', mediaUrls: ['nowhere'] }] }, ['microblog']],
  ] as const)('attributes an invalid %s to no platform', (field, content, platforms) => {
    expect(validatePost(content, platforms).violations).toContainEqual({
      platform: null,
      field,
      error: expect.any(String),
    });
  });

  it.each([
    ['shortvideo', { ...SHORTVIDEO, description: '😀'.repeat(1101) }, 'is 2202 UTF-16 code units long'],
    ['photoshare', { mediaUrl: IMAGE, description: '😀'.repeat(2201) }, 'is 2201 characters long'],
    ['videohost', { ...VIDEOHOST, description: 'ü'.repeat(2600) }, 'is 5200 bytes long'],
    ['videohost', { ...VIDEOHOST, title: 'ü'.repeat(101) }, 'is 101 characters long'],
    ['microblog', { description: '日'.repeat(200) }, 'counts as 400 characters'],
    ['microblog', { thread: [{ text: '日'.repeat(200) }] }, 'counts as 400 characters'],
  ] as const)('%s states the unit of a length: %#', (platform, content, words) =>
    expect(validatePost(content, [platform]).violations).toMatchObject([
      { error: expect.stringMatching(`^${words}, ${platform} takes at most \\d+$`) },
    ]),
  );

  it('reports an unknown platform', () => {
    expect(validatePost({ description: 'x' }, ['microblog', 'chirper']).violations).toEqual([
      { platform: 'chirper', field: 'platform', error: expect.any(String) },
    ]);
  });

  it('does not validate the options of other platforms', () => {
    const content = {
      description: 'x',
      videohostOptions: { visibility: 'secret' },
      thread: [{ text: 'x'.repeat(999) }],
    };
    expect(validatePost(content, ['professional']).violations).toEqual([]);
  });

  it('warns that professional omits a video if there are images', () => {
    const result = validatePost({ mediaUrl: VIDEO, mediaUrls: images(9) }, ['professional']);
    expect(result).toMatchObject({
      violations: [],
      skippable: [],
      warnings: [{ platform: 'professional', warning: expect.any(String) }],
    });
  });
});

describe('applySkips', () => {
  const content: PostContent = { description: 'text alone' };
  const requested = ['microblog', 'videohost'];

  it('skips unsupported platforms together with their other violations', () => {
    const settled = applySkips(validatePost(content, requested), requested, false);
    expect(settled).toEqual({
      violations: [],
      skipped: [{ platform: 'videohost', field: 'media_url', error: expect.any(String) }],
    });
  });

  it('returns all violations instead if strict', () => {
    const { violations, skipped } = applySkips(validatePost(content, requested), requested, true);
    expect(violations.map(({ platform, field }) => `${platform}.${field}`)).toEqual([
      'videohost.media_url',
      'videohost.title',
    ]);
    expect(skipped).toEqual([]);
  });

  it('returns violations if no platform would remain', () => {
    expect(applySkips(validatePost(content, ['videohost']), ['videohost'], false).violations).not.toEqual([]);
  });

  it('never skips other violations of a supported platform', () => {
    const tooLong = { description: 'x'.repeat(281) };
    expect(applySkips(validatePost(tooLong, requested), requested, false).violations).toMatchObject([
      { platform: 'microblog', field: 'description' },
    ]);
  });
});

describe('uneditable', () => {
  it('rejects only fields that the platform cannot edit', () => {
    expect(uneditable('videohost', ['title', 'description', 'videohost_options'])).toEqual([]);
    expect(uneditable('shortvideo', ['description'])).toMatchObject([{ platform: 'shortvideo', field: 'description' }]);
    expect(uneditable('videohost', ['media_url'])).toMatchObject([{ field: 'media_url' }]);
  });
});
