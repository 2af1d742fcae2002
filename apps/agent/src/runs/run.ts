import { hasEnded, type JobStatus } from '@reelsheet/platform-jobs';
import type { Attachment } from '../conversations/conversation.js';

/** `status` on the wire. */
export const RUN_STATUSES = ['running', 'completed', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** What the caller asked for. */
export interface RunInput {
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly context: Readonly<Record<string, unknown>>;
  readonly debug: boolean;
  /** What the model is told beside the message, where nobody wrote it just now. */
  readonly task?: string;
  /** The tools that it has; all where absent. */
  readonly tools?: readonly string[];
}

export function statusOf(status: JobStatus): RunStatus {
  if (!hasEnded(status)) return 'running';
  return status === 'completed' ? 'completed' : 'failed';
}
