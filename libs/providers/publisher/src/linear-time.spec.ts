import { describe, expect, it } from '@jest/globals';
import { PLATFORMS } from '@reelsheet/kernel';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import type { PostContent } from './content.js';
import { validatePost } from './validation/validation.js';

const CONTENTS: Readonly<Record<string, (text: string) => PostContent>> = {
  description: (text) => ({ description: text, mediaUrl: 'https://example.com/a.mp4' }),
  title: (text) => ({ title: text, mediaUrl: 'https://example.com/a.mp4' }),
  link: (text) => ({ description: `https://example.com/${text}`, mediaUrl: 'https://example.com/a.mp4' }),
  media_url: (text) => ({ mediaUrl: `https://example.com/${text}` }),
  thumbnail_url: (text) => ({ mediaUrl: 'https://example.com/a.mp4', thumbnailUrl: `https://example.com/${text}` }),
  'text of a segment': (text) => ({ thread: [{ text }] }),
  tag: (text) => ({ title: 'a', mediaUrl: 'https://example.com/a.mp4', videohostOptions: { tags: [text] } }),
};

describe('the rules of networks take time in proportion to the text', () => {
  it.each(Object.entries(CONTENTS))('%s', async (_, contentOf) => {
    expect(await superLinearIn({ parse: (text) => validatePost(contentOf(text), PLATFORMS) })).toEqual([]);
  });
});
