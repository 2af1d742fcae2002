import { ProviderError } from '@reelsheet/provider-common';

/** What a turn asks for, and where it is between its calls. */
export const TURN = {
  /** Of each post, where comments are wanted. */
  commentsPerPost: 20,
  /** Between two looks at a run. */
  lookEveryMs: 2_000,
  /** Turns that fail in a row before those who wait for one are told. */
  mostFailures: 3,
  /** A run whose submit had no answer is looked for as long. */
  findWithinMs: 60_000,
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
