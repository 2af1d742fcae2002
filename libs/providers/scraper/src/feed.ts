import {
  announceVendor,
  boundedFetch,
  callVendor,
  categoryOfStatus,
  ProviderError,
  retryAfterMs,
} from '@reelsheet/provider-common';
import { XMLParser } from 'fast-xml-parser';
import type { ScrapedPost } from './port.js';

const VENDOR = 'feed';
const MAX_BYTES = 10 * 2 ** 20;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
/** Maximum number of sitemaps of an index that are read, newest first. */
const MAX_SITEMAPS = 3;
const MAX_ENTRIES = 200;
const MAX = { id: 200, url: 2_000, caption: 10_000, creator: 200 };

type XmlNode = Readonly<Record<string, unknown>>;

interface Feed {
  readonly entries: readonly ScrapedPost[];
  /** Further sitemaps that an index names. */
  readonly sitemaps: readonly string[];
}

/** Entities are left as they are but for the five of XML and numbers: a document declares none of its own. */
const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: false,
  parseTagValue: false,
  trimValues: true,
  processEntities: true,
});

/**
 * Reads RSS 2.0, Atom or a sitemap at a public address; the root element decides. `send` is a fetch
 * through the outbound guard.
 */
export class FeedReader {
  constructor(private readonly send: typeof fetch) {
    announceVendor(VENDOR);
  }

  /** The newest entries. Rejects with a ProviderError, or with the signal's reason. */
  async read(url: string, signal?: AbortSignal): Promise<ScrapedPost[]> {
    const { entries, sitemaps } = await this.feed(url, signal);
    const all = [...entries];
    for (const each of sitemaps) all.push(...(await this.feed(each, signal)).entries);
    return all.toSorted((a, b) => (b.postedAt?.getTime() ?? 0) - (a.postedAt?.getTime() ?? 0)).slice(0, MAX_ENTRIES);
  }

  private async feed(url: string, signal: AbortSignal | undefined): Promise<Feed> {
    return callVendor({ vendor: VENDOR, timeoutMs: TIMEOUT_MS, signal }, async (signal) => {
      const text = await this.get(url, signal, MAX_REDIRECTS);
      return parseFeed(text, url);
    });
  }

  private async get(url: string, signal: AbortSignal, redirects: number): Promise<string> {
    const answer = await boundedFetch(
      VENDOR,
      MAX_BYTES,
      this.send,
    )(url, {
      headers: { accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' },
      signal,
    });
    const target = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && target && redirects > 0 && URL.canParse(target, url)) {
      await answer.body?.cancel();
      return this.get(new URL(target, url).href, signal, redirects - 1);
    }
    if (answer.ok) return answer.text();
    await answer.body?.cancel();
    throw new ProviderError(VENDOR, categoryOfStatus(answer.status), {
      status: answer.status,
      retryAfterMs: retryAfterMs(answer.headers),
    });
  }
}

/** Throws `corrupt_answer` for what is no feed. */
export function parseFeed(text: string, url: string): Feed {
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
  throw new ProviderError(VENDOR, 'corrupt_answer', { reason: 'neither a feed nor a sitemap' });
}

function parse(text: string): XmlNode {
  // An entity that a document declares may grow without bound.
  if (/<!ENTITY/i.test(text)) throw new ProviderError(VENDOR, 'corrupt_answer', { reason: 'declares entities' });
  try {
    return PARSER.parse(text) as XmlNode;
  } catch (cause) {
    throw new ProviderError(VENDOR, 'corrupt_answer', { reason: 'not XML', cause });
  }
}

const only = (entries: readonly ScrapedPost[]): Feed => ({ entries: entries.slice(0, 10_000), sitemaps: [] });

const rssEntries = (channel: XmlNode) =>
  list(channel['item']).flatMap((item) =>
    entry({
      id: words(item['guid']) || words(item['link']),
      url: words(item['link']),
      creator: words(item['dc:creator']) || words(item['author']) || words(channel['title']),
      caption: [words(item['title']), plain(words(item['description']))],
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
      caption: [words(item['title']), plain(words(item['summary']) || words(item['content']))],
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
    .slice(0, MAX_SITEMAPS)
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
  if (!isWebUrl(url) || id.length > MAX.id * 10) return [];
  const date = new Date(at);
  return [
    {
      externalId: id.length > MAX.id ? id.slice(-MAX.id) : id || url.slice(-MAX.id),
      url,
      creator: creator.slice(0, MAX.creator),
      caption: caption.filter(Boolean).join('\n').slice(0, MAX.caption),
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

const isWebUrl = (url: string) => url.length <= MAX.url && /^https?:\/\//i.test(url) && URL.canParse(url);

const node = (value: unknown): XmlNode | undefined =>
  Array.isArray(value) ? node(value[0]) : typeof value === 'object' && value !== null ? (value as XmlNode) : undefined;

const list = (value: unknown): XmlNode[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) =>
    typeof each === 'object' && each !== null ? [each as XmlNode] : [],
  );

function words(value: unknown): string {
  if (Array.isArray(value)) return words(value[0]);
  if (typeof value === 'object' && value !== null) return words((value as XmlNode)['#text']);
  return typeof value === 'string' ? value.replaceAll(String.fromCharCode(0), '').toWellFormed().trim() : '';
}

const attribute = (value: unknown, name: string) => words(node(value)?.[`@${name}`]);

/** An entry's own page among its links. */
function linkOf(value: unknown): string {
  const links = list(value);
  const own = links.find((link) => [undefined, 'alternate'].includes(link['@rel'] as string | undefined)) ?? links[0];
  return words(own?.['@href']);
}

const plain = (html: string) =>
  html
    .replace(/<[^>]{0,1000}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** `calm-mornings` of `https://example.com/blog/calm-mornings/`. */
const lastOf = (url: string) => url.replace(/\/+$/, '').split('/').at(-1) ?? '';
