/** The five phases of a user's work; every API operation has one as `x-phase`. */
export const PHASES = ['setup', 'ideas', 'convert', 'edit', 'export'] as const;

export type Phase = (typeof PHASES)[number];
