import type { Attachment } from '../conversations/conversation.js';

export type RunStatus = 'running' | 'completed' | 'failed';

/** What the caller asked for. */
export interface RunInput {
  readonly message: string;
  readonly attachments: readonly Attachment[];
  readonly context: Readonly<Record<string, unknown>>;
  readonly debug: boolean;
}
