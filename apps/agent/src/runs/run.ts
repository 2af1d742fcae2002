import { choices } from '@reelsheet/kernel';
import { hasEnded, type JobStatus } from '@reelsheet/platform-jobs';
import type { Attachment } from '../conversations/conversation.js';

/** `status` in the API. */
export const RUN_STATUSES = choices(
  'Status of a run',
  {
    running: 'it works, waits for a worker, or waits for an approval (`pending_action`)',
    completed: 'it has answered',
    failed: 'it ended without an answer; `error` says why',
  },
  'running → completed or failed.',
);
export type RunStatus = (typeof RUN_STATUSES)[number];

/** The caller's request. */
export interface RunInput {
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly context: Readonly<Record<string, unknown>>;
  readonly debug: boolean;
  /** An instruction added to the prompt, for runs without a message of a person. */
  readonly task?: string;
  /** The record that the caller ordered to be changed; the model reads it as data. */
  readonly subject?: Readonly<Record<string, unknown>>;
  /** Names of the tools that the run may use; all if absent. */
  readonly tools?: readonly string[];
}

export function statusOf(status: JobStatus): RunStatus {
  if (!hasEnded(status)) return 'running';
  return status === 'completed' ? 'completed' : 'failed';
}
