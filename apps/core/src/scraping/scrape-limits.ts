import { ProviderError } from '@reelsheet/provider-common';

/** What a turn asks for, and where it is between its calls. */
export const TURN = {
  /** Of each post, where comments are wanted. */
  commentsPerPost: 20,
  /** Runs that one worker has at the vendor, and of these for one organization. */
  runsAtOnce: 16,
  runsOfOne: 12,
  /** Between a run's beginning and the first look at it, and between two looks. */
  firstLookMs: 500,
  lookEveryMs: 2_000,
  /** A run that is still going then is given up; the vendor ends it well before. */
  maxMs: 15 * 60_000,
  /** Until our account may have room at the vendor again. */
  crowdedMs: 10_000,
  /** Turns that fail in a row before those who wait for one are told. */
  maxFailures: 3,
  /** A run whose submit had no answer is looked for as long, and so often. */
  findWithinMs: 60_000,
  lostEveryMs: 5_000,
} as const;

const MINUTE_MS = 60_000;

/** What went wrong, for those who wait, and whether another turn may help. */
export interface TurnFailure {
  readonly reason: string;
  readonly retryable: boolean;
  readonly afterMs: number;
}

/** Soon, then later and later. */
export function turnFailure(error: unknown, failures: number): TurnFailure {
  const soon = Math.min(2_000 * 4 ** failures, 30 * MINUTE_MS);
  if (!(error instanceof ProviderError))
    return {
      reason: error instanceof Error ? wordsOf(error) : 'The source could not be read',
      retryable: true,
      afterMs: soon,
    };
  return { reason: error.message, retryable: error.retryable, afterMs: Math.max(soon, error.retryAfterMs ?? 0) };
}

/** A source that cannot be read, in words for its readers. */
export class UnreadableSource extends Error {
  constructor(
    message: string,
    readonly retryable: boolean,
  ) {
    super(message);
  }
}

const wordsOf = (error: Error) => (error instanceof UnreadableSource ? error.message : 'The source could not be read');
