/** Limits of reading a feed or a sitemap that an outsider serves. */
export const FEED_LIMITS = {
  /** Maximum size of a document in bytes. */
  maxBytes: 2 * 2 ** 20,
  /** Maximum time for requesting and parsing one document, in milliseconds. */
  readWithinMs: 20_000,
  /** Maximum time for parsing one document, in milliseconds. */
  parseWithinMs: 10_000,
  /** Maximum heap of the thread that parses, in MiB. */
  maxHeapMib: 128,
  /** Maximum number of documents of a process that are parsed at the same time. */
  maxThreads: 2,
  /** Maximum number of redirects that are followed for one document. */
  maxRedirects: 3,
  /** Maximum number of sitemaps of an index that are read, newest first. */
  maxSitemaps: 3,
  /** Maximum number of entries that one document contributes, newest first. */
  maxEntries: 200,
} as const;

/** Maximum number of characters of a text that are read. Longer texts are cut before anything else reads them. */
export const MAX_TEXT = {
  /** Identifier of an entry, of which the last characters are kept. */
  id: 200,
  /** Address of an entry or a picture. Entries with a longer address are left out. */
  url: 2_000,
  /** Title and plain text of an entry together. */
  caption: 10_000,
  /** Name of the author or of the feed. */
  creator: 200,
  /** Description with its markup. */
  html: 40_000,
  /** Date in any format that JavaScript parses. */
  date: 100,
} as const;
