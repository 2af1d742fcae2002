import type { CreatePostBody } from '@reelsheet/client';
import type { MediaServer } from '../support/media-server.js';

/** One kind of post that a network accepts. */
export interface PostVariant {
  readonly name: string;
  readonly platform: string;
  readonly body: (media: MediaServer, replyTo: string | null) => Partial<CreatePostBody>;
  /** Expected content of the page besides the text. */
  readonly shows: { readonly pictures?: number; readonly videos?: number; readonly words?: readonly string[] };
}

const SHORTVIDEO = {
  shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE',
  shortvideo_disable_comment: false,
  shortvideo_disable_duet: false,
  shortvideo_disable_stitch: true,
};
const times = (count: number, url: string) => Array<string>(count).fill(url);

/** All variants. The first one is the post to which the reply belongs. */
export const VARIANTS: readonly PostVariant[] = [
  { name: 'text on microblog', platform: 'microblog', body: () => ({}), shows: {} },
  {
    name: 'a reply on microblog',
    platform: 'microblog',
    body: (_media, replyTo) => ({ reply_to_post_id: replyTo }),
    shows: {},
  },
  {
    name: 'four pictures on microblog',
    platform: 'microblog',
    body: (media) => ({ media_url: media.url('tall.png'), media_urls: times(3, media.url('picture.jpg')) }),
    shows: { pictures: 4 },
  },
  {
    name: 'a video on microblog',
    platform: 'microblog',
    body: (media) => ({ media_url: media.url('clip.mp4') }),
    shows: { videos: 1 },
  },
  {
    name: 'a thread on microblog',
    platform: 'microblog',
    body: (media) => ({
      thread: [
        { text: 'The second.', media_urls: [media.url('picture.jpg')] },
        { text: 'The third.', media_urls: [media.url('clip.mp4')] },
      ],
    }),
    shows: { pictures: 1, videos: 1, words: ['The second.', 'The third.'] },
  },
  {
    name: 'a video on shortvideo',
    platform: 'shortvideo',
    body: (media) => ({ ...SHORTVIDEO, media_url: media.url('clip.mp4') }),
    shows: { videos: 1 },
  },
  {
    name: 'a picture on shortvideo',
    platform: 'shortvideo',
    body: (media) => ({ ...SHORTVIDEO, media_url: media.url('tall.png'), media_type: 'IMAGE' }),
    shows: { pictures: 1 },
  },
  {
    name: 'a reel on photoshare',
    platform: 'photoshare',
    body: (media) => ({ media_url: media.url('clip.mp4'), thumbnail_url: media.url('tall.png') }),
    shows: { videos: 1 },
  },
  {
    name: 'a reel with music on photoshare',
    platform: 'photoshare',
    body: (media) => ({ media_url: media.url('clip.mp4'), photoshare_music: { mode: 'auto' } }),
    shows: { videos: 1 },
  },
  {
    name: 'a picture on photoshare',
    platform: 'photoshare',
    body: (media) => ({ media_url: media.url('tall.png'), media_type: 'IMAGE' }),
    shows: { pictures: 1 },
  },
  {
    name: 'a carousel of ten on photoshare',
    platform: 'photoshare',
    body: (media) => ({
      media_url: media.url('tall.png'),
      media_urls: [...times(2, media.url('clip.mp4')), ...times(7, media.url('picture.jpg'))],
    }),
    shows: { pictures: 8, videos: 2 },
  },
  {
    name: 'a video on pagesocial',
    platform: 'pagesocial',
    body: (media) => ({ title: 'A calm page', media_url: media.url('clip.mp4') }),
    shows: { videos: 1, words: ['A calm page'] },
  },
  {
    name: 'a video on videohost',
    platform: 'videohost',
    body: (media) => ({ title: 'A calm film', media_url: media.url('clip.mp4') }),
    shows: { videos: 1, words: ['A calm film'] },
  },
  {
    name: 'an unlisted short on videohost',
    platform: 'videohost',
    body: (media) => ({
      title: 'A calm short',
      media_url: media.url('clip.mp4'),
      videohost_options: { shorts: true, visibility: 'unlisted', tags: ['calm'] },
    }),
    shows: { videos: 1, words: ['A calm short', '#shorts', 'Unlisted'] },
  },
  { name: 'words on professional', platform: 'professional', body: () => ({}), shows: {} },
  {
    name: 'a video on professional',
    platform: 'professional',
    body: (media) => ({ media_url: media.url('clip.mp4') }),
    shows: { videos: 1 },
  },
  {
    name: 'a picture on professional',
    platform: 'professional',
    body: (media) => ({ media_url: media.url('picture.jpg'), professional_options: { alt_text: ['A test card'] } }),
    shows: { pictures: 1 },
  },
  {
    name: 'nine pictures on professional',
    platform: 'professional',
    body: (media) => ({ media_urls: times(9, media.url('picture.jpg')) }),
    shows: { pictures: 9 },
  },
  {
    name: 'pictures beside a video on professional',
    platform: 'professional',
    body: (media) => ({ media_url: media.url('clip.mp4'), media_urls: times(2, media.url('tall.png')) }),
    shows: { pictures: 2 },
  },
  {
    name: 'a carousel on professional',
    platform: 'professional',
    body: (media) => ({
      media_urls: times(3, media.url('picture.jpg')),
      professional_options: { carousel: true, visibility: 'connections' },
    }),
    shows: {},
  },
  ...(['pdf', 'pptx', 'docx', 'ppt', 'doc'] as const).map((kind): PostVariant => ({
    name: `a ${kind} on professional`,
    platform: 'professional',
    body: (media) => ({ title: `A calm ${kind}`, media_url: media.url(`paper.${kind}`) }),
    shows: { words: [`A calm ${kind}`] },
  })),
];
