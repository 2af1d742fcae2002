import type { Micro } from '@reelsheet/kernel';
import type { JobStatus } from '@reelsheet/platform-jobs';

/** How the generation of a cell ended. */
export interface GenerationEnding {
  readonly generationId: number;
  readonly status: JobStatus;
  /** What was captured for it. */
  readonly cost: Micro;
  readonly reason: string | null;
}

/** Whoever orders generations of cells, and goes on when they end. */
export abstract class GenerationEndings {
  /** Part of the transaction that ends the generation. */
  abstract ended(ending: GenerationEnding): Promise<void>;
}
