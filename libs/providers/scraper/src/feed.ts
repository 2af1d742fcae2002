import {
  announceVendor,
  boundedFetch,
  callVendor,
  categoryOfStatus,
  ProviderError,
  retryAfterMs,
} from '@reelsheet/provider-common';
import { FEED_LIMITS } from './feed-limits.js';
import { parseInThread } from './feed-parser.js';
import { newest, type Feed } from './parse-feed.js';
import type { ScrapedPost } from './port.js';

const VENDOR = 'feed';
/**
 * Reads RSS 2.0, Atom or a sitemap at a public address; the root element decides. `send` is a fetch through the
 * outbound guard.
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
    return newest(all);
  }

  private async feed(url: string, signal: AbortSignal | undefined): Promise<Feed> {
    return callVendor({ vendor: VENDOR, timeoutMs: FEED_LIMITS.readWithinMs, signal }, async (signal) => {
      const text = await this.get(url, signal, FEED_LIMITS.maxRedirects);
      return parseInThread(VENDOR, { text, url }, signal);
    });
  }

  private async get(url: string, signal: AbortSignal, redirects: number): Promise<string> {
    const answer = await boundedFetch(
      VENDOR,
      FEED_LIMITS.maxBytes,
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
