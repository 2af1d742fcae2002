import { choices, invalid } from '@reelsheet/kernel';

export const MONITORED_PLATFORMS = choices('Monitored platform', {
  shortvideo: 'TikTok',
  photoshare: 'Instagram',
  videohost: 'YouTube',
});
export type MonitoredPlatform = (typeof MONITORED_PLATFORMS)[number];

export const SEARCH_TYPES = choices('Search of a monitoring', {
  username: 'posts of this account',
  hashtag: 'posts with this hashtag',
  keyword: 'posts that a search for this text finds',
});
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Accepted maximum ages of posts in days; 0 for no filter. */
export const DAYS = [0, 1, 7, 30, 90, 180] as const;

export const MONITORING_STATUSES = choices('Status of a monitoring', {
  pending: 'waits for its scrape',
  processing: 'the scrape runs',
  completed: 'the posts of the last scrape are there',
  failed: 'the last scrape failed',
});
export type MonitoringStatus = (typeof MONITORING_STATUSES)[number];

/** Search parameters of a monitoring job. */
export interface MonitoringData {
  readonly platform: MonitoredPlatform;
  readonly type: SearchType;
  readonly value: string;
  readonly days: number;
  readonly country: string | null;
  readonly maxResults: number;
  /** True if the scrape is repeated. */
  readonly monitoring: boolean;
  readonly commentMonitoring: boolean;
}

const SEARCH_TYPES_OF: Readonly<Record<MonitoredPlatform, readonly SearchType[]>> = {
  shortvideo: ['username', 'hashtag', 'keyword'],
  photoshare: ['username', 'hashtag'],
  videohost: ['username', 'hashtag', 'keyword'],
};

const VALUE_FORMATS: Readonly<Record<SearchType, { readonly pattern: RegExp; readonly expected: string }>> = {
  username: { pattern: /^@[\p{L}\p{N}._-]{1,99}$/u, expected: 'begin with @, as in @name' },
  hashtag: { pattern: /^#[\p{L}\p{M}\p{N}_]{1,99}$/u, expected: 'begin with #, and be one word' },
  keyword: { pattern: /^(?![@#\s])[^\p{Cc}]{1,200}$/u, expected: 'be plain text, without @ or # before it' },
};

/** Throws 422 for a type that the platform does not support, and for a value in the wrong format. */
export function assertSearchable({ platform, type, value }: Pick<MonitoringData, 'platform' | 'type' | 'value'>): void {
  if (!SEARCH_TYPES_OF[platform].includes(type)) throw invalid('type', `must not be ${type} for ${platform}`);
  const { pattern, expected } = VALUE_FORMATS[type];
  if (!pattern.test(value)) throw invalid('value', `must ${expected}`);
}
