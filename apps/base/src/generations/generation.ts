import { DomainError } from '@reelsheet/kernel';
import { ProviderError } from '@reelsheet/provider-common';

export const GENERATION_STATUSES = ['pending', 'processing', 'completed', 'failed', 'stopped'] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

/** `user_job_type` on the wire. */
export const GENERATION_TYPES = ['text_generation', 'image_generation', 'video_generation', 'audio_generation', 'transcription'] as const;
export type GenerationType = (typeof GENERATION_TYPES)[number];

/** Tries for what may be tried again. */
export const MAX_ATTEMPTS = 3;
/** How long a worker may be silent before another takes its job. */
export const LEASE_SECONDS = 30;

const ENDED: readonly GenerationStatus[] = ['completed', 'failed', 'stopped'];
const RETRY_WAITS_MS = [1_000, 5_000];

export const hasEnded = (status: GenerationStatus): boolean => ENDED.includes(status);
/** What the ledger calls a generation. */
export const creditReference = (id: number): string => `generation:${id}`;
/** What neighbours watch. */
export const liveTopic = (id: number): string => `base.generation.${id}`;

export type Verdict = { readonly retryAfterMs: number } | { readonly reason: string };

/** What becomes of a try that ended with `error`: another one, or the end for a reason that a reader understands. */
export function judge(error: unknown, attempt: number): Verdict {
  if (isWorthAnotherTry(error) && attempt < MAX_ATTEMPTS) {
    const asked = error instanceof ProviderError ? error.retryAfterMs : undefined;
    return { retryAfterMs: Math.min(asked ?? RETRY_WAITS_MS[attempt - 1] ?? 0, 60_000) };
  }
  if (error instanceof DomainError || error instanceof ProviderError) return { reason: error.message };
  return { reason: 'Something went wrong on our side' };
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ProviderError ? error.retryable : !(error instanceof DomainError);
}
