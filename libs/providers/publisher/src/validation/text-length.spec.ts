import { describe, expect, it } from '@jest/globals';
import { textLength } from './text-length.js';

const FAMILY = '👨‍👩‍👧‍👦';

describe('textLength', () => {
  it('counts code points on most networks', () => {
    expect(textLength('photoshare', `é日😀${FAMILY}`)).toBe(3 + 7);
    expect(textLength('professional', 'https://example.com/a/very/long/address')).toBe(39);
  });

  it.each([
    ['Latin, Greek, Cyrillic, Arabic', 'aéωжع', 5],
    ['what composes to one', 'e\u0301', 1],
    ['typographic quotes and dashes', '“a” – …', 8],
    ['CJK', '日本語', 6],
    ['Hangul', '한국', 4],
    ['an emoji', '😀', 2],
    ['an emoji of many code points', FAMILY, 2],
    ['an emoji with a skin', '👍🏽', 2],
    ['a flag', '🇩🇪', 2],
    ['a keycap', '1️⃣', 2],
    ['a sign that is no emoji', '©', 1],
    ['a short link', 'http://a.co', 23],
    ['a long link', `https://example.com/${'x'.repeat(300)}?a=1#b`, 23],
    ['links among words', 'See https://example.com/a. And (https://example.com/b)!', 4 + 23 + 7 + 23 + 2],
    ['a scheme alone', 'https://', 8],
  ])('is weighted on microblog: %s', (_, text, length) => expect(textLength('microblog', text)).toBe(length));
});
