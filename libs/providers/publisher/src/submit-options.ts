import type { PublishState, SubmittedState } from './port.js';

export interface SubmitOptions {
  /** Stores the state. */
  readonly save: (state: PublishState) => Promise<void>;
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
  readonly signal?: AbortSignal;
  /** Initial delay before an interrupted upload is resumed, in milliseconds; doubles with each retry. */
  readonly retryDelayMs?: number;
}

export type Submitted = SubmittedState & { readonly attempt: number };
