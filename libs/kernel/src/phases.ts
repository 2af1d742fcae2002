/** The five steps of the journey; every operation carries one as `x-phase`. */
export const PHASES = ['setup', 'ideas', 'convert', 'edit', 'export'] as const;

export type Phase = (typeof PHASES)[number];
