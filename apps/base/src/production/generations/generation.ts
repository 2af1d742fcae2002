/** `user_job_type` on the wire. */
export const GENERATION_TYPES = [
  'text_generation',
  'image_generation',
  'video_generation',
  'audio_generation',
  'transcription',
] as const;
export type GenerationType = (typeof GENERATION_TYPES)[number];
