import { choices, DAY_MS, type Platform } from '@reelsheet/kernel';
import type { JobStatus } from '@reelsheet/platform-jobs';
import type { Violation, PostContent, ScheduleType } from '@reelsheet/provider-publisher';

const HOUR_MS = 60 * 60 * 1_000;

export const POST_STATUSES = choices(
  'Status of a post',
  {
    draft: 'waits for the approval of a person',
    scheduled: 'waits for its time',
    publishing: 'being published at one platform or more',
    success: 'live on all platforms',
    partial: 'live on some platforms, failed on others',
    failed: 'live on none',
  },
  'scheduled → publishing → success, partial or failed; an approved draft becomes scheduled.',
);
/** `partial`: published on some platforms, failed on others. */
export type PostStatus = (typeof POST_STATUSES)[number];

/** `normalized_status` on the wire: accepted → publishing → published | failed. */
export const TARGET_STATUSES = choices(
  'Status of a post at a platform (`normalized_status`)',
  {
    accepted: 'waits for its time',
    publishing: 'being published',
    published: 'live; `post_url` is its page',
    failed: 'not live; `error_code` and `failed_step` say why',
  },
  'accepted → publishing → published or failed.',
);
export type TargetStatus = (typeof TARGET_STATUSES)[number];

/** Wire status of a target by the status of its job. Publishing jobs are never stopped by users. */
export const TARGET_STATUS_OF_JOB: Readonly<Record<JobStatus, TargetStatus>> = {
  pending: 'accepted',
  processing: 'publishing',
  completed: 'published',
  failed: 'failed',
  stopped: 'failed',
};

/** `status` of a platform on the wire, which uses the statuses of posts. */
export const POST_STATUS_OF_TARGET: Readonly<Record<TargetStatus, PostStatus>> = {
  accepted: 'scheduled',
  publishing: 'publishing',
  published: 'success',
  failed: 'failed',
};

/** Id of the account by platform. */
export type PostAccounts = Readonly<Partial<Record<Platform, number>>>;

/**
 * The accounts and files that a person approved before a run of an agent ordered the post, which goes out with them or
 * not at all. Edits of the post, which persons make, may add others.
 */
export interface ApprovedPost {
  readonly accounts: PostAccounts;
  /** SHA-256 in hex of the file at each URL. */
  readonly media: Readonly<Record<string, string>>;
}

/** A request to publish content on platforms at a time. */
export interface PostRequest {
  readonly platforms: readonly string[];
  /** Null in an edit that keeps the time. */
  readonly scheduleType: string | null;
  /** ISO 8601, as sent by the caller. */
  readonly scheduledTime: string | null;
  readonly content: PostContent;
  readonly strict: boolean;
  readonly ideaId?: number | null;
  /** If absent, the row is determined from the media. */
  readonly rowId?: number | null;
  /** Absent if the caller orders the post itself. */
  readonly approved?: ApprovedPost;
}

/** A validated post to be stored. */
export interface PostDraft {
  readonly scheduleType: ScheduleType;
  readonly scheduledTime: Date;
  readonly requested: readonly string[];
  readonly strict: boolean;
  readonly content: PostContent;
  readonly skipped: readonly Violation[];
  readonly targets: readonly PlannedTarget[];
  readonly madeWithAi: boolean;
  readonly ideaId: number | null;
  readonly rowId: number | null;
  readonly approved?: ApprovedPost;
}

export interface PlannedTarget {
  readonly platform: Platform;
  readonly warning: string | null;
}

/** A validated post on one platform, to be stored together with others. */
export interface NewPost {
  readonly platform: Platform;
  /** The account that publishes it. */
  readonly accountId: number;
  readonly content: PostContent;
  readonly scheduleType: Extract<ScheduleType, 'now' | 'specific_time'>;
  readonly scheduledTime: Date;
  readonly rowId: number;
  readonly ideaId: number | null;
  readonly madeWithAi: boolean;
  readonly warning: string | null;
  /** True if a person must approve it. */
  readonly isDraft: boolean;
}

/** The new content of a post on one platform. */
export type ReplacedContent = Pick<NewPost, 'content' | 'madeWithAi' | 'warning' | 'isDraft'>;

/** Additional authenticated data of the encrypted submission state. */
export const stateAad = (targetId: number): string => `post_target:${targetId}`;
/** Key that identifies the post on this platform permanently. */
export const idempotencyKeyOf = (targetId: number): string => `post_target:${targetId}`;

/** Name of the public copy of a target's media, which is stored until the job ends. */
export const publicCopyName = (targetId: number, position = ''): string => `post_target:${targetId}:${position}`;

/** Delay of the first metrics reading after publishing, interval of further ones, and when they end. */
export const METRICS = { firstMs: HOUR_MS, everyMs: DAY_MS, forMs: 90 * DAY_MS } as const;

const RETRY_WAITS_MS = [2_000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000];
const MAX_RETRY_WAIT_MS = 10 * 60 * 1_000;
const FIRST_CHECK_MS = 1_000;
const MAX_CHECK_WAIT_MS = 5 * 60 * 1_000;

/** Returns the wait after a failed attempt: a fixed backoff, or the network's `Retry-After` up to ten minutes. */
export function retryWaitMs(attempt: number, retryAfterMs: number | undefined): number {
  return Math.min(Math.max(retryAfterMs ?? 0, RETRY_WAITS_MS[attempt - 1] ?? 0), MAX_RETRY_WAIT_MS);
}

/** Returns the wait before the next status check: one second, doubling up to five minutes. */
export function checkWaitMs(checks: number): number {
  return Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 20), MAX_CHECK_WAIT_MS);
}
