import { describe, expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { parseFeed } from './parse-feed.js';

const RSS_LINK = '<link>https://example.com/</link>';

const FEEDS: Readonly<Record<string, (text: string) => string>> = {
  'a document': (text) => text,
  'an element of RSS': (text) => `<rss><channel>${text}</channel></rss>`,
  'an attribute of RSS': (text) => `<rss><channel title="${text}"></channel></rss>`,
  'a title of RSS': (text) => `<rss><channel><item><title>${text}</title></item></channel></rss>`,
  'a description of RSS': (text) =>
    `<rss><channel><item>${RSS_LINK}<description><![CDATA[${text}]]></description></item></channel></rss>`,
  'the summary of Atom': (text) =>
    `<feed><entry><link href="https://example.com/"/><summary>${text}</summary></entry></feed>`,
  'an address of Atom': (text) => `<feed><entry><link href="https://example.com/${text}"/></entry></feed>`,
  'an address of a sitemap': (text) => `<urlset><url><loc>https://example.com/${text}</loc></url></urlset>`,
  'a sitemap of an index': (text) =>
    `<sitemapindex><sitemap><loc>https://example.com/${text}</loc></sitemap></sitemapindex>`,
};

/** A list of as many elements as the text is long. */
const LISTS: Readonly<Record<string, (text: string) => string>> = {
  'entries of RSS': (text) =>
    `<rss><channel>${'<item><title>a</title></item>'.repeat(text.length / 16)}</channel></rss>`,
  'different elements': (text) => Array.from({ length: text.length / 16 }, (_, number) => `<a${number}/>`).join(''),
  'different attributes': (text) =>
    `<rss ${Array.from({ length: text.length / 16 }, (_, number) => `a${number}="b"`).join(' ')}/>`,
};

describe('feeds take time in proportion to their length', () => {
  const parse = (text: string) => parseFeed({ text, url: 'https://example.com/feed' });

  it.each(Object.entries(FEEDS))('%s', async (_, prepare) => {
    expect(await superLinearIn({ prepare, parse })).toEqual([]);
  });

  it.each(Object.entries(LISTS))('%s', async (_, prepare) => {
    expect(await superLinearIn({ prepare, parse }, ['a'])).toEqual([]);
  });
});
