import type { Micro } from '@reelsheet/kernel';
import { defineHook } from '@reelsheet/platform-hooks';
import type { JobStatus } from '@reelsheet/platform-jobs';

/** How the generation of a cell ended. */
export interface GenerationEnding {
  readonly generationId: number;
  readonly status: JobStatus;
  /** What was captured for it. */
  readonly cost: Micro;
  readonly reason: string | null;
}

export const GenerationHooks = {
  /** Runs in the transaction that ends a cell's generation. */
  ended: defineHook<GenerationEnding>('generation.ended'),
};
