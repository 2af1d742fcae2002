import { DAY_MS, type Platform } from '@reelsheet/kernel';
import type { JobStatus } from '@reelsheet/platform-jobs';
import type { Violation, PostContent, ScheduleType } from '@reelsheet/provider-publisher';

const HOUR_MS = 60 * 60 * 1_000;

export const POST_STATUSES = ['scheduled', 'publishing', 'success', 'partial', 'failed'] as const;
/** `partial`: live on some of its platforms, failed on others. */
export type PostStatus = (typeof POST_STATUSES)[number];

/** `normalized_status` on the wire: accepted → publishing → published | failed. */
export const TARGET_STATUSES = ['accepted', 'publishing', 'published', 'failed'] as const;
export type TargetStatus = (typeof TARGET_STATUSES)[number];

/** What a target's job is called there. Nobody stops one. */
export const NORMALIZED: Readonly<Record<JobStatus, TargetStatus>> = {
  pending: 'accepted',
  processing: 'publishing',
  completed: 'published',
  failed: 'failed',
  stopped: 'failed',
};

/** A platform's `status` on the wire, in the words of the post's own. */
export const TARGET_WORDS: Readonly<Record<TargetStatus, PostStatus>> = {
  accepted: 'scheduled',
  publishing: 'publishing',
  published: 'success',
  failed: 'failed',
};

/** What a caller wants to post, where and when. */
export interface PostRequest {
  readonly platforms: readonly string[];
  /** null in an edit that leaves the moment as it is. */
  readonly scheduleType: string | null;
  /** ISO 8601, as it came. */
  readonly scheduledTime: string | null;
  readonly content: PostContent;
  readonly strict: boolean;
  readonly ideaId?: number | null;
  /** Where absent, that of the media. */
  readonly rowId?: number | null;
}

/** What is kept of a post beside its moment. */
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
}

export interface PlannedTarget {
  readonly platform: Platform;
  readonly warning: string | null;
}

/** Where a target's state of publishing is sealed. */
export const statePlace = (targetId: number): string => `post_target:${targetId}`;
/** Names the post on this platform for ever. */
export const idempotencyKeyOf = (targetId: number): string => `post_target:${targetId}`;

/** The public copies of a target's pictures, in storage until it has ended. */
export const copyName = (targetId: number, place = ''): string => `post_target:${targetId}:${place}`;

/** How long after it went live, and then how often, and for how long a post's figures are read. */
export const METRICS = { firstMs: HOUR_MS, everyMs: DAY_MS, forMs: 90 * DAY_MS } as const;

/** Tries for what may be tried again, some twenty minutes of them: nobody is there at night to post once more. */
export const MAX_ATTEMPTS = 8;
/** For media at an address that does not give them. */
export const MAX_FETCHES = 3;

const RETRY_WAITS_MS = [2_000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000];
const MAX_RETRY_WAIT_MS = 10 * 60 * 1_000;
const FIRST_CHECK_MS = 1_000;
const MAX_CHECK_WAIT_MS = 5 * 60 * 1_000;
/** How long a network may process before we stop looking. */
export const MAX_PROCESSING_SECONDS = 24 * 60 * 60;
/** How long a network may not know yet what it has just taken. */
export const UNKNOWN_GRACE_SECONDS = 120;

/** Before the try after this one. The network's own wish counts, up to ten minutes. */
export function retryWaitMs(attempt: number, askedMs: number | undefined): number {
  return Math.min(Math.max(askedMs ?? 0, RETRY_WAITS_MS[attempt - 1] ?? 0), MAX_RETRY_WAIT_MS);
}

/** Before the look that follows `checks` looks: one second, doubling up to five minutes. */
export function checkWaitMs(checks: number): number {
  return Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 20), MAX_CHECK_WAIT_MS);
}
