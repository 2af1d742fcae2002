/** `user_job_type` on the wire. */
export const GENERATION_TYPES = [
  'text_generation',
  'image_generation',
  'video_generation',
  'audio_generation',
  'transcription',
  'voice_preview',
] as const;
export type GenerationType = (typeof GENERATION_TYPES)[number];

/** How often a generation is begun: ordered once, then continued after stops. */
export const MAX_ROUNDS = 5;

/** A vendor's task that takes longer has failed. */
export const MAX_TASK_SECONDS = 45 * 60;
