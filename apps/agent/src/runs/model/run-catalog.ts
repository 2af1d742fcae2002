import { toMicro } from '@reelsheet/kernel';

/** Limits and price of a run. */
export const RUN = {
  temperature: 0.7,
  /** Maximum length of one answer in tokens. */
  maxTokens: 2_048,
  /** Maximum number of answers and tool results. */
  maxSteps: 12,
  /** Credits held for a run, which is also the maximum price. */
  estimate: toMicro(2),
  /** Time that a run waits for an approval before it continues without the action. */
  approveWithinMs: 23 * 60 * 60 * 1_000,
  /** Interval at which a waiting run checks whether that time is over. */
  approvalPollMs: 5 * 60 * 1_000,
} as const;
