import { XMLParser } from 'fast-xml-parser';
import { FEED_LIMITS, MAX_TEXT } from './feed-limits.js';
import type { ScrapedPost } from './port.js';

export interface FeedDocument {
  readonly text: string;
  /** Address of the document. */
  readonly url: string;
}

export interface Feed {
  /** The newest entries. */
  readonly entries: readonly ScrapedPost[];
  /** Further sitemaps that an index names. */
  readonly sitemaps: readonly string[];
}

/** The document is no feed that can be read; the message is the reason. */
export class FeedError extends Error {}

type XmlNode = Readonly<Record<string, unknown>>;

const NUL = String.fromCharCode(0);

/** Resolves only numeric entities and the five of XML; {@link parse} rejects documents that declare others. */
const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: false,
  parseTagValue: false,
  trimValues: true,
  processEntities: true,
});

/** Parses one document. Throws a {@link FeedError} for anything that is no feed or sitemap. */
export function parseFeed({ text, url }: FeedDocument): Feed {
  const root = parse(text);
  const [rss, atom, urls, index] = [
    node(root['rss']),
    node(root['feed']),
    node(root['urlset']),
    node(root['sitemapindex']),
  ];
  if (rss) return only(rssEntries(node(rss['channel']) ?? {}));
  if (atom) return only(atomEntries(atom));
  if (urls) return only(list(urls['url']).flatMap((entry) => sitemapEntry(entry, url)));
  if (index) return { entries: [], sitemaps: newestSitemaps(list(index['sitemap']), url) };
  throw new FeedError('neither a feed nor a sitemap');
}

function parse(text: string): XmlNode {
  // An entity that a document declares may grow without bound.
  if (/<!ENTITY/i.test(text)) throw new FeedError('declares entities');
  try {
    return PARSER.parse(text) as XmlNode;
  } catch (cause) {
    throw new FeedError('not XML', { cause });
  }
}

const only = (entries: readonly ScrapedPost[]): Feed => ({ entries: newest(entries), sitemaps: [] });

/** Returns the newest entries of one or several documents. */
export const newest = (entries: readonly ScrapedPost[]): ScrapedPost[] =>
  entries
    .toSorted((a, b) => (b.postedAt?.getTime() ?? 0) - (a.postedAt?.getTime() ?? 0))
    .slice(0, FEED_LIMITS.maxEntries);

const rssEntries = (channel: XmlNode) =>
  list(channel['item']).flatMap((item) =>
    entry({
      id: words(item['guid']) || words(item['link']),
      url: words(item['link']),
      creator: words(item['dc:creator']) || words(item['author']) || words(channel['title']),
      caption: [words(item['title']), plain(words(item['description'], MAX_TEXT.html))],
      thumbnail: attribute(item['media:thumbnail'], 'url'),
      at: words(item['pubDate']) || words(item['dc:date']),
    }),
  );

const atomEntries = (feed: XmlNode) =>
  list(feed['entry']).flatMap((item) =>
    entry({
      id: words(item['id']) || linkOf(item['link']),
      url: linkOf(item['link']),
      creator: words(node(item['author'])?.['name']) || words(node(feed['author'])?.['name']) || words(feed['title']),
      caption: [
        words(item['title']),
        plain(words(item['summary'], MAX_TEXT.html) || words(item['content'], MAX_TEXT.html)),
      ],
      thumbnail: attribute(node(item['media:group'])?.['media:thumbnail'] ?? item['media:thumbnail'], 'url'),
      at: words(item['published']) || words(item['updated']),
    }),
  );

const sitemapEntry = (item: XmlNode, url: string) =>
  entry({
    id: words(item['loc']),
    url: words(item['loc']),
    creator: new URL(url).hostname,
    caption: [
      words(node(item['news:news'])?.['news:title']) ||
        words(node(item['video:video'])?.['video:title']) ||
        lastOf(words(item['loc'])),
    ],
    thumbnail: words(node(item['video:video'])?.['video:thumbnail_loc']),
    at: words(item['lastmod']),
  });

const newestSitemaps = (sitemaps: readonly XmlNode[], url: string): string[] =>
  sitemaps
    .map((item) => ({ loc: words(item['loc']), at: Date.parse(words(item['lastmod'])) || 0 }))
    .filter(({ loc }) => isWebUrl(loc) && loc !== url)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, FEED_LIMITS.maxSitemaps)
    .map(({ loc }) => loc);

interface RawEntry {
  readonly id: string;
  readonly url: string;
  readonly creator: string;
  readonly caption: readonly string[];
  readonly thumbnail: string;
  readonly at: string;
}

/** Nothing where the entry leads nowhere. */
function entry({ id, url, creator, caption, thumbnail, at }: RawEntry): ScrapedPost[] {
  if (!isWebUrl(url) || id.length > MAX_TEXT.url) return [];
  const date = new Date(at.slice(0, MAX_TEXT.date));
  return [
    {
      externalId: id.length > MAX_TEXT.id ? id.slice(-MAX_TEXT.id) : id || url.slice(-MAX_TEXT.id),
      url,
      creator: creator.slice(0, MAX_TEXT.creator),
      caption: caption.filter(Boolean).join('\n').slice(0, MAX_TEXT.caption),
      music: null,
      thumbnailUrl: isWebUrl(thumbnail) ? thumbnail : null,
      durationSeconds: null,
      postedAt: Number.isNaN(date.getTime()) ? null : date,
      watchCount: 0,
      likeCount: 0,
      commentCount: 0,
      shareCount: 0,
      saveCount: 0,
    },
  ];
}

const isWebUrl = (url: string) => url.length <= MAX_TEXT.url && /^https?:\/\//i.test(url) && URL.canParse(url);

const node = (value: unknown): XmlNode | undefined =>
  Array.isArray(value) ? node(value[0]) : typeof value === 'object' && value !== null ? (value as XmlNode) : undefined;

const list = (value: unknown): XmlNode[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) =>
    typeof each === 'object' && each !== null ? [each as XmlNode] : [],
  );

/** Returns the text of a node, of which no more than `max` characters are read. */
function words(value: unknown, max: number = MAX_TEXT.caption): string {
  if (Array.isArray(value)) return words(value[0], max);
  if (typeof value === 'object' && value !== null) return words((value as XmlNode)['#text'], max);
  return typeof value === 'string' ? value.slice(0, max).replaceAll(NUL, '').toWellFormed().trim() : '';
}

const attribute = (value: unknown, name: string) => words(node(value)?.[`@${name}`]);

/** An entry's own page among its links. */
function linkOf(value: unknown): string {
  const links = list(value);
  const own = links.find((link) => [undefined, 'alternate'].includes(link['@rel'] as string | undefined)) ?? links[0];
  return words(own?.['@href']);
}

const plain = (html: string) => withoutTags(html).replace(/\s+/g, ' ').trim();

/** Scans each character once, unlike an expression, which starts again at every `<`. */
function withoutTags(html: string): string {
  const texts: string[] = [];
  for (let from = 0; ;) {
    const open = html.indexOf('<', from);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return [...texts, html.slice(from)].join(' ');
    texts.push(html.slice(from, open));
    from = close + 1;
  }
}

/** Returns `calm-mornings` for `https://example.com/blog/calm-mornings/`. */
function lastOf(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(url.lastIndexOf('/', end - 1) + 1, end);
}
