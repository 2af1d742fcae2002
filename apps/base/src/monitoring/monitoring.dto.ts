import { invalid, toCredits, withFieldPrefix } from '@reelsheet/kernel';
import { Choice, Decimal, Flag, JsonText, Nested, readInput, Text, Whole } from '@reelsheet/platform-http';
import {
  DAYS,
  MONITORED_PLATFORMS,
  MONITORING_STATUSES,
  SEARCH_TYPES,
  type MonitoringData,
  type MonitoredPlatform,
  type SearchType,
} from './monitoring.js';
import { MONITORING_LIMITS } from './monitoring-limits.js';
import type { Monitoring } from './monitoring.repository.js';

const { maxResults, defaultResults, commentsPerPost } = MONITORING_LIMITS;
const COUNTRY = /^[A-Za-z]{2}$/;
const days = `one of ${DAYS.join(', ')}; 0 for no filter`;

/** Search parameters, as form fields or a JSON object. */
export class MonitoringDataBody {
  @Choice(MONITORED_PLATFORMS) platform!: MonitoredPlatform;
  @Choice(SEARCH_TYPES, { about: '`keyword` is not for `photoshare`' }) type!: SearchType;
  @Text({ max: 200, about: '`@name`, `#hashtag`, or plain words' }) value!: string;
  @Whole({ optional: true, max: 180, about: days }) days?: number;
  @Text({ optional: true, pattern: COUNTRY, expected: 'a country code of two letters' }) country?: string;
  @Whole({ optional: true, min: 1, max: maxResults, about: `${defaultResults} by default` }) max_results?: number;
  @Flag({ optional: true, about: 'repeats the scrape; once if false or absent' }) monitoring?: boolean;
  @Flag({ optional: true, about: `also scrapes up to ${commentsPerPost} comments per post` })
  comment_monitoring?: boolean;
}

export class MonitoringChangeBody {
  @Choice(MONITORED_PLATFORMS, { optional: true }) platform?: MonitoredPlatform;
  @Choice(SEARCH_TYPES, { optional: true }) type?: SearchType;
  @Text({ optional: true, min: 1, max: 200 }) value?: string;
  @Whole({ optional: true, max: 180, about: days }) days?: number;
  @Text({ optional: true, pattern: COUNTRY, expected: 'a country code of two letters' }) country?: string;
  @Whole({ optional: true, min: 1, max: maxResults }) max_results?: number;
  @Flag({ optional: true, about: 'false makes the current scrape the last one' }) monitoring?: boolean;
  @Flag({ optional: true }) comment_monitoring?: boolean;
}

export class UserJobOrder {
  @Choice(['train_social']) user_job_type!: string;
  @JsonText({ shape: () => MonitoringDataBody, about: 'JSON text or object' })
  data!: Record<string, unknown>;
}

export class OrderUserJobBody {
  @Nested(() => UserJobOrder, { about: '`user_job[user_job_type]` and `user_job[data]` in a form' })
  user_job!: UserJobOrder;
}

export class UserJobOrdered {
  @Whole() user_job_id!: number;
}

export class MonitoringDataView {
  @Choice(MONITORED_PLATFORMS) platform!: string;
  @Choice(SEARCH_TYPES) type!: string;
  @Text() value!: string;
  @Whole() days!: number;
  @Text({ nullable: true }) country!: string | null;
  @Whole() max_results!: number;
  @Flag() monitoring!: boolean;
  @Flag() comment_monitoring!: boolean;
}

export class MonitoringView {
  @Whole() id!: number;
  @Choice(['train_social']) user_job_type!: string;
  @Whole() agent_id!: number;
  @Choice(MONITORING_STATUSES) status!: string;
  @Text({ nullable: true }) failed_reason!: string | null;
  @Nested(() => MonitoringDataView) data!: MonitoringDataView;
  @Whole({ about: 'found and paid for so far' }) posts!: number;
  @Whole({ about: 'found and paid for so far' }) comments!: number;
  @Decimal({ about: 'credits charged so far' }) cost!: number;
  @Text({ format: 'date-time', nullable: true }) last_scraped_at!: string | null;
  @Text({ format: 'date-time', nullable: true }) next_scrape_at!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time' }) updated_at!: string;
}

export function fromOrder({ user_job: { data } }: OrderUserJobBody): MonitoringData {
  return withFieldPrefix('user_job.data', () => {
    const body = readInput(MonitoringDataBody, data);
    return {
      platform: body.platform,
      type: body.type,
      value: body.value.trim(),
      days: readDays(body.days) ?? 0,
      country: body.country?.toUpperCase() ?? null,
      maxResults: body.max_results ?? defaultResults,
      monitoring: body.monitoring ?? false,
      commentMonitoring: body.comment_monitoring ?? false,
    };
  });
}

export const fromChange = (body: MonitoringChangeBody): Partial<MonitoringData> => ({
  platform: body.platform,
  type: body.type,
  value: body.value?.trim(),
  days: readDays(body.days),
  country: body.country?.toUpperCase(),
  maxResults: body.max_results,
  monitoring: body.monitoring,
  commentMonitoring: body.comment_monitoring,
});

export const toMonitoring = (monitoring: Monitoring): MonitoringView => ({
  id: monitoring.id,
  user_job_type: 'train_social',
  agent_id: monitoring.agentId,
  status: monitoring.status,
  failed_reason: monitoring.failedReason,
  data: {
    platform: monitoring.platform,
    type: monitoring.type,
    value: monitoring.value,
    days: monitoring.days,
    country: monitoring.country,
    max_results: monitoring.maxResults,
    monitoring: monitoring.monitoring,
    comment_monitoring: monitoring.commentMonitoring,
  },
  posts: monitoring.posts,
  comments: monitoring.comments,
  cost: toCredits(monitoring.cost),
  last_scraped_at: monitoring.lastScrapedAt?.toISOString() ?? null,
  next_scrape_at: monitoring.nextScrapeAt?.toISOString() ?? null,
  created_at: monitoring.createdAt.toISOString(),
  updated_at: monitoring.updatedAt.toISOString(),
});

function readDays(given: number | undefined): number | undefined {
  if (given !== undefined && !(DAYS as readonly number[]).includes(given))
    throw invalid('days', `must be one of ${DAYS.join(', ')}`);
  return given;
}
