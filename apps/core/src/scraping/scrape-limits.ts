import { ProviderError } from '@reelsheet/provider-common';

/** Limits and intervals of a scrape. */
export const SCRAPE_LIMITS = {
  /** Comments fetched per post, if comments are requested. */
  commentsPerPost: 20,
  /** Maximum number of runs of one worker at the vendor. */
  concurrentRuns: 16,
  /** Maximum number of runs of one worker at the vendor for one organization. */
  concurrentRunsPerOrganization: 12,
  /** Wait before the first poll of a run. */
  firstPollMs: 500,
  /** Interval between polls of a run. */
  pollMs: 2_000,
  /** A run that takes longer is abandoned; the vendor ends it well before. */
  maxMs: 15 * 60_000,
  /** Wait before the next attempt when our vendor account has no capacity. */
  waitForCapacityMs: 10_000,
  /** Consecutive failures after which waiting orders are failed. */
  maxErrors: 3,
  /** Duration of the search for a run whose submission got no response. */
  findWithinMs: 60_000,
  /** Interval of the search for such a run. */
  findAgainMs: 5_000,
} as const;

/** Unit of the maximum wait after errors, which is 30 of it. */
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
