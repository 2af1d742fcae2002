import { ProviderError } from '@reelsheet/provider-common';

/** Limits and intervals of a scrape. */
export const SCRAPE_LIMITS = {
  /** Comments fetched per post, if comments are requested. */
  commentsPerPost: 20,
  /** Runs of one worker at the vendor, and how many of them for one organization. */
  concurrentRuns: 16,
  concurrentRunsPerOrganization: 12,
  /** Wait before the first poll of a run, and between polls. */
  firstPollMs: 500,
  pollMs: 2_000,
  /** A run that takes longer is abandoned; the vendor ends it well before. */
  maxMs: 15 * 60_000,
  /** Wait before the next attempt when our vendor account has no capacity. */
  waitForCapacityMs: 10_000,
  /** Consecutive failures after which waiting orders are failed. */
  maxErrors: 3,
  /** Duration and interval of the search for a run whose submission got no response. */
  findWithinMs: 60_000,
  findAgainMs: 5_000,
} as const;

const MINUTE_MS = 60_000;

/** The cause of a failed scrape, and if another attempt may succeed. */
export interface ScrapeError {
  readonly reason: string;
  readonly retryable: boolean;
  readonly afterMs: number;
}

/** The wait grows with the number of failures. */
export function scrapeError(error: unknown, failures: number): ScrapeError {
  const soon = Math.min(2_000 * 4 ** failures, 30 * MINUTE_MS);
  if (!(error instanceof ProviderError))
    return {
      reason: error instanceof Error ? messageOf(error) : 'The source could not be read',
      retryable: true,
      afterMs: soon,
    };
  return { reason: error.message, retryable: error.retryable, afterMs: Math.max(soon, error.retryAfterMs ?? 0) };
}

/** A source that cannot be read; the message is shown to users. */
export class UnreadableSource extends Error {
  constructor(
    message: string,
    readonly retryable: boolean,
  ) {
    super(message);
  }
}

const messageOf = (error: Error) =>
  error instanceof UnreadableSource ? error.message : 'The source could not be read';
