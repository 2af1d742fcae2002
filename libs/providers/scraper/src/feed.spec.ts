import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VendorServer } from '@reelsheet/provider-common/testing';
import { exceeded } from '@reelsheet/testing/exceeded';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { FeedReader } from './feed.js';
import { FEED_LIMITS } from './feed-limits.js';
import { FeedError, parseFeed } from './parse-feed.js';

const AT = 'https://news.example/feed';
const parse = (text: string) => parseFeed({ text, url: AT });
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items}</channel></rss>`;

describe('a feed', () => {
  it('is RSS, Atom or a sitemap, recognized by its root element', () => {
    const item =
      '<item><title>Calm &amp; sea</title><link>https://news.example/1</link><guid>g1</guid>' +
      '<pubDate>Mon, 21 Sep 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>More <b>words</b></p>]]></description></item>';
    expect(parse(rss(item)).entries).toEqual([
      {
        externalId: 'g1',
        url: 'https://news.example/1',
        creator: 'News',
        caption: 'Calm & sea\nMore words',
        music: null,
        thumbnailUrl: null,
        durationSeconds: null,
        postedAt: new Date('2026-09-21T10:00:00Z'),
        watchCount: 0,
        likeCount: 0,
        commentCount: 0,
        shareCount: 0,
        saveCount: 0,
      },
    ]);
    const atom = `<feed><title>Blog</title><entry><id>a1</id><title>One</title><link rel="self" href="https://x.example/s"/>
      <link href="https://x.example/1"/><updated>2026-09-20T00:00:00Z</updated><author><name>Ann</name></author></entry></feed>`;
    expect(parse(atom).entries).toMatchObject([
      { externalId: 'a1', url: 'https://x.example/1', creator: 'Ann', postedAt: new Date('2026-09-20T00:00:00Z') },
    ]);
    const sitemap = `<urlset><url><loc>https://x.example/calm-mornings/</loc><lastmod>2026-09-19</lastmod></url></urlset>`;
    expect(parse(sitemap).entries).toMatchObject([{ caption: 'calm-mornings', creator: 'news.example' }]);
  });

  it('names further sitemaps, of which the newest three are read, none of them itself', () => {
    const each = (name: string, at: string) =>
      `<sitemap><loc>https://x.example/${name}</loc><lastmod>${at}</lastmod></sitemap>`;
    const index = `<sitemapindex>${each('a', '2026-01-01')}${each('b', '2026-04-01')}${each('c', '2026-03-01')}${each('d', '2026-02-01')}<sitemap><loc>${AT}</loc></sitemap></sitemapindex>`;
    expect(parse(index)).toEqual({
      entries: [],
      sitemaps: ['https://x.example/b', 'https://x.example/c', 'https://x.example/d'],
    });
  });

  it.each([
    ['a page', '<html><body>Hello</body></html>'],
    ['no XML', '{"items": []}'],
    ['one that declares entities', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${rss('<item><title>&a;</title></item>')}`],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(() => parse(text)).toThrow(FeedError);
  });

  it.each([
    ['that lead nowhere', '<item><title>x</title></item><item><link>javascript:alert(1)</link></item>'],
    ['of an empty channel', ''],
  ])('has no entries %s', (_, items) => {
    expect(parse(rss(items)).entries).toEqual([]);
  });
});

/** Repeated texts inside documents whose parsing by an expression with nested repetitions takes quadratic time. */
const HOSTILE: [string, string, (repeated: string) => string][] = [
  ['slashes in an address', '/', (text) => `<urlset><url><loc>https://x.example/${text}x</loc></url></urlset>`],
  ['opened tags in a text', '<', (text) => rss(item(`<![CDATA[${text}]]>`))],
  ['spaces in a text', ' ', (text) => rss(item(`a${text}b`))],
  ['entries', item('x'), rss],
  ['nested elements', '<a>', rss],
  ['attributes', 'a="b" ', (text) => rss(`<item ${text}/>`)],
  ['digits in a date', '1', (text) => rss(`<item><link>https://x.example/1</link><pubDate>${text}</pubDate></item>`)],
];

describe('a hostile document', () => {
  it.each(HOSTILE)('of %s takes time in proportion to its length', async (_, repeated, documentOf) => {
    expect(await superLinearIn({ parse: (text) => parse(documentOf(text)) }, [repeated])).toEqual([]);
  });

  it.each(HOSTILE)('of %s is read or rejected', (_, repeated, documentOf) => {
    try {
      expect(parse(documentOf(repeated.repeat(2 ** 16))).entries).toBeInstanceOf(Array);
    } catch (error) {
      expect(error).toBeInstanceOf(FeedError);
    }
  });
});

function item(text: string): string {
  return `<item><link>https://x.example/1</link><description>${text}</description></item>`;
}

describe('the reader', () => {
  let site: VendorServer;
  let reader: FeedReader;
  beforeAll(async () => {
    site = await VendorServer.listen();
    reader = new FeedReader(fetch);
  });
  afterAll(() => site.close());

  const entry = (id: number) =>
    `<item><link>https://news.example/${id}</link><pubDate>${new Date(Date.UTC(2026, 0, id)).toUTCString()}</pubDate></item>`;

  it('gives the newest first, at most two hundred', async () => {
    const ids = Array.from({ length: 300 }, (_, id) => id + 1);
    site.script({ body: rss(ids.map(entry).join('')) });
    const posts = await reader.read(`${site.url}/feed`);
    expect([posts.length, posts[0]!.url]).toEqual([200, 'https://news.example/300']);
  });

  it('follows three redirects, and no more', async () => {
    const to = { status: 302, headers: { location: '/next' }, body: '' };
    site.script(to, to, to, { body: rss(entry(1)) });
    expect(await reader.read(`${site.url}/feed`)).toHaveLength(1);
    site.script(to);
    await expect(reader.read(`${site.url}/feed`)).rejects.toMatchObject({ name: 'ProviderError' });
    expect(site.received).toHaveLength(4);
  });

  it.each([
    [404, 'bad_request'],
    [429, 'rate_limited'],
    [503, 'unavailable'],
  ])('says what %d means', async (status, category) => {
    site.script({ status, body: 'x' });
    await expect(reader.read(`${site.url}/feed`)).rejects.toMatchObject({ category });
  });

  it('stops for the reason that the caller gives', async () => {
    site.script('silence');
    const [stop, reason] = [new AbortController(), new Error('the worker goes down')];
    const reading = reader.read(`${site.url}/feed`, stop.signal);
    stop.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });

  it('parses outside the event loop, within its time', async () => {
    const body = rss(item('<b/>').repeat(FEED_LIMITS.maxBytes / 100));
    const maxPause = async () => {
      site.script({ body });
      const pauses = monitorEventLoopDelay({ resolution: 5 });
      pauses.enable();
      await reader.read(`${site.url}/feed`);
      pauses.disable();
      return { ms: pauses.max / 1e6 };
    };
    expect(await exceeded({ ms: 250 }, maxPause)).toEqual({});
  });

  it.each([
    ['a larger document', 'x'.repeat(FEED_LIMITS.maxBytes + 1)],
    ['what is no feed', '<html/>'],
  ])('rejects %s', async (_, body) => {
    site.script({ body });
    await expect(reader.read(`${site.url}/feed`)).rejects.toMatchObject({ category: 'corrupt_answer' });
  });
});
