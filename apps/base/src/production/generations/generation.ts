export const GENERATION_STATUSES = ['pending', 'processing', 'completed', 'failed', 'stopped'] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

/** `user_job_type` on the wire. */
export const GENERATION_TYPES = [
  'text_generation',
  'image_generation',
  'video_generation',
  'audio_generation',
  'transcription',
] as const;
export type GenerationType = (typeof GENERATION_TYPES)[number];

/** Tries for what may be tried again. */
export const MAX_ATTEMPTS = 3;
/** How long a worker may be silent before another takes its job. */
export const LEASE_SECONDS = 30;

const ENDED: readonly GenerationStatus[] = ['completed', 'failed', 'stopped'];

export const hasEnded = (status: GenerationStatus): boolean => ENDED.includes(status);
/** What the ledger calls a generation. */
export const creditReference = (id: number): string => `generation:${id}`;
/** What neighbours watch. */
export const liveTopic = (id: number): string => `base.generation.${id}`;
