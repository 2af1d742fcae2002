import { toMicro } from '@reelsheet/kernel';

/** Limits and price of a run. */
export const RUN = {
  /** Randomness of the model's answers, from 0 to 2. */
  temperature: 0.7,
  /** Maximum length of one answer in tokens. */
  maxTokens: 2_048,
  /** Maximum number of answers of the model and tool results together; gates and decisions are not counted. */
  maxSteps: 12,
  /** Credits held for a run, which is also the maximum price. */
  estimate: toMicro(2),
  /** Time that a run waits for an approval before it continues without the action. */
  approveWithinMs: 23 * 60 * 60 * 1_000,
  /** Interval at which a waiting run checks whether that time is over. */
  approvalPollMs: 5 * 60 * 1_000,
  /** Interval at which a run asks whether base has read the files of an action, because an event may come too early. */
  filesPollMs: 10_000,
  /** Maximum time of one wait for these files that does not count as run time; base gives up earlier. */
  maxFilesWaitMs: 35 * 60 * 1_000,
} as const;

/** Poll interval of a progress stream, because notifications may be lost. */
export const PROGRESS_POLL_MS = 2_000;

/**
 * Maximum number of runs that start at the same time in this process. It is below the number of database connections,
 * so readers still get one, and the first of many runs starts soon.
 */
export const MAX_CONCURRENT_STARTS = 8;

/** Maximum wait for a start; without it, a silent dependency would make every following run wait as well. */
export const MAX_WAIT_MS = 20_000;

/** Maximum length of a message to an agent, in characters. */
export const MAX_MESSAGE_LENGTH = 20_000;

/** Maximum number of files attached to one message. */
export const MAX_ATTACHMENTS = 10;

/** Maximum length of the context of a message as JSON, in characters. */
export const MAX_CONTEXT = 10_000;
