export const RENDER_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type RenderStatus = (typeof RENDER_STATUSES)[number];

/** Tries in all; a render that dies leaves nothing outside, so each begins from scratch. */
export const MAX_ATTEMPTS = 3;
/** How long a worker may be silent before another takes its job. */
export const LEASE_SECONDS = 30;

export const creditReference = (id: number): string => `render_job:${id}`;
export const liveTopic = (id: number): string => `base.render_job.${id}`;
