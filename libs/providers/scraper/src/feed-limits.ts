/** Limits of reading a feed or a sitemap that a stranger serves. */
export const FEED_LIMITS = {
  /** Maximum size of a document in bytes. */
  maxBytes: 2 * 2 ** 20,
  /** Maximum time for requesting and parsing one document, in milliseconds. */
  readWithinMs: 20_000,
  /** Maximum time for parsing one document, in milliseconds. */
  parseWithinMs: 5_000,
  /** Maximum heap of the thread that parses, in MiB. */
  maxHeapMib: 128,
  /** Maximum number of documents of a process that are parsed at the same time. */
  maxThreads: 2,
  maxRedirects: 3,
  /** Maximum number of sitemaps of an index that are read, newest first. */
  maxSitemaps: 3,
  /** Maximum number of entries that one document contributes, newest first. */
  maxEntries: 200,
} as const;

/** Maximum lengths of an entry's texts in characters. Longer ones are cut before anything else reads them. */
export const MAX_TEXT = { id: 200, url: 2_000, caption: 10_000, creator: 200, html: 40_000, date: 100 } as const;
