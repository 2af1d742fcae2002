import type { PublishState, SubmittedState } from './port.js';

export interface SubmitOptions {
  /** Stores the state; resolves when it is durable. */
  readonly save: (state: PublishState) => Promise<void>;
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  readonly signal?: AbortSignal;
  /** The first wait before a broken upload is picked up again, in milliseconds; it doubles. */
  readonly retryDelayMs?: number;
}

export type Submitted = SubmittedState & { readonly attempt: number };
