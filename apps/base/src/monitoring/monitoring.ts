import { invalid } from '@reelsheet/kernel';

export const MONITORED_PLATFORMS = ['shortvideo', 'photoshare', 'videohost'] as const;
export type MonitoredPlatform = (typeof MONITORED_PLATFORMS)[number];

export const SEARCH_TYPES = ['username', 'hashtag', 'keyword'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** How far back is looked; 0 for no filter. */
export const DAYS = [0, 1, 7, 30, 90, 180] as const;

export const MONITORING_LIMITS = { results: 50, usualResults: 20, commentsPerPost: 20 } as const;

export const MONITORING_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type MonitoringStatus = (typeof MONITORING_STATUSES)[number];

/** What is looked for. */
export interface MonitoringData {
  readonly platform: MonitoredPlatform;
  readonly type: SearchType;
  readonly value: string;
  readonly days: number;
  readonly country: string | null;
  readonly maxResults: number;
  /** Again and again; once where false. */
  readonly monitoring: boolean;
  readonly commentMonitoring: boolean;
}

const SEARCHED: Readonly<Record<MonitoredPlatform, readonly SearchType[]>> = {
  shortvideo: ['username', 'hashtag', 'keyword'],
  photoshare: ['username', 'hashtag'],
  videohost: ['username', 'hashtag', 'keyword'],
};

const WRITTEN: Readonly<Record<SearchType, { readonly form: RegExp; readonly expected: string }>> = {
  username: { form: /^@[\p{L}\p{N}._-]{1,99}$/u, expected: 'begin with @, as in @name' },
  hashtag: { form: /^#[\p{L}\p{M}\p{N}_]{1,99}$/u, expected: 'begin with #, and be one word' },
  keyword: { form: /^(?![@#\s])[^\p{Cc}]{1,200}$/u, expected: 'be plain text, without @ or # before it' },
};

/** Throws 422 for a type that the platform lacks, and for a value that is not written as its type is. */
export function assertSearchable({ platform, type, value }: Pick<MonitoringData, 'platform' | 'type' | 'value'>): void {
  if (!SEARCHED[platform].includes(type)) throw invalid('type', `must not be ${type} for ${platform}`);
  const { form, expected } = WRITTEN[type];
  if (!form.test(value)) throw invalid('value', `must ${expected}`);
}
