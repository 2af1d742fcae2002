import { choices, invalid } from '@reelsheet/kernel';
import { supports, type ScrapedPlatform, type TargetType } from '@reelsheet/provider-scraper';

/** A web page with a feed or sitemap, read without a vendor. */
export const WEB = 'web';
export const SOURCE_PLATFORMS = choices('Platform of a watched source', {
  shortvideo: 'TikTok',
  photoshare: 'Instagram',
  videohost: 'YouTube',
  web: 'a page of RSS, Atom or a sitemap',
} satisfies Record<ScrapedPlatform | typeof WEB, string>);
export type SourcePlatform = (typeof SOURCE_PLATFORMS)[number];
export type { TargetType };
export const TARGET_TYPES = choices('Type of a watched source', {
  account: 'posts of an account; of `web` the address of the feed',
  hashtag: 'posts with a hashtag',
  keyword: 'posts that a search for this text finds',
} satisfies Record<TargetType, string>);

/** A scraping target in normalized form, shared by everybody who names it. */
export interface Target {
  readonly platform: SourcePlatform;
  readonly targetType: TargetType;
  readonly targetValue: string;
  /** Two-letter country from which the platform is read, or empty. */
  readonly country: string;
}

/** A target as a caller names it. */
export interface NamedTarget {
  readonly platform: string;
  readonly targetType: string;
  readonly targetValue: string;
  readonly country?: string | undefined;
}

export const isScraped = (platform: SourcePlatform): platform is ScrapedPlatform => platform !== WEB;

const MAX = { account: 100, hashtag: 100, keyword: 200, url: 2_000 };
const HANDLE = /^@[\p{L}\p{N}._-]+$/u;
const HASHTAG = /^[\p{L}\p{M}\p{N}_]+$/u;

/** Normalizes handles and hashtags: case and leading signs do not matter. Throws 422 for an invalid target. */
export function toTarget({ platform, targetType, targetValue, country = '' }: NamedTarget): Target {
  const [where, type] = [platform as SourcePlatform, targetType as TargetType];
  if (where === WEB) {
    if (type !== 'account') throw invalid('target_type', 'must be account for a page on the web');
    return { platform: where, targetType: type, targetValue: pageAddress(targetValue), country: '' };
  }
  if (!supports(where, type)) throw invalid('target_type', `must not be ${type} for ${where}`);
  return {
    platform: where,
    targetType: type,
    targetValue: WRITTEN[type](targetValue.trim()),
    country: country.toUpperCase(),
  };
}

const WRITTEN: Readonly<Record<TargetType, (value: string) => string>> = {
  account: (value) =>
    fitting('an account such as @name', `@${value.replace(/^@/, '')}`.toLowerCase(), HANDLE, MAX.account),
  hashtag: (value) => fitting('a hashtag in one word', value.replace(/^#/, '').toLowerCase(), HASHTAG, MAX.hashtag),
  keyword: (value) => fitting('words', value.replace(/\s+/g, ' ').toLowerCase(), /\S/, MAX.keyword),
};

function fitting(expected: string, value: string, form: RegExp, longest: number): string {
  if (value.length > longest || !form.test(value)) throw invalid('target_value', `must be ${expected}`);
  return value;
}

function pageAddress(value: string): string {
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.href.length > MAX.url)
    throw invalid('target_value', 'must be the http or https address of a feed or a sitemap');
  url.hash = '';
  return url.href;
}
