import { toMicro } from '@reelsheet/kernel';

/** What a run works with and what it may take. */
export const RUN = {
  temperature: 0.7,
  /** The longest answer of one step, in tokens. */
  maxTokens: 2_048,
  /** Answers and tool results; the briefing before them is none. */
  maxSteps: 12,
  /** Held for a run; none is charged more. */
  estimate: toMicro(2),
  /** How long it waits for somebody to approve an action; then it goes on without it. */
  approveWithinMs: 23 * 60 * 60 * 1_000,
  /** How often a run that waits for approval looks whether its time is over. */
  lookAgainMs: 5 * 60 * 1_000,
} as const;
