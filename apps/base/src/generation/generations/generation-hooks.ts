import type { Micro } from '@reelsheet/kernel';
import { defineHook } from '@reelsheet/platform-hooks';
import type { JobStatus } from '@reelsheet/platform-jobs';

/** Final state of a cell's generation. */
export interface GenerationEnding {
  readonly generationId: number;
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number | null;
  readonly cellId: number;
  readonly status: JobStatus;
  /** Captured price. */
  readonly cost: Micro;
  readonly reason: string | null;
}

export const GenerationHooks = {
  /** Runs in the transaction that ends a cell's generation. */
  ended: defineHook<GenerationEnding>('generation.ended'),
};
