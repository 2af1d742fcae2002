import { defineHook } from '@reelsheet/platform-hooks';
import type { Micro } from '@reelsheet/kernel';
import type { JobStatus } from '@reelsheet/platform-jobs';

/** Final state of a render. */
export interface RenderEnding {
  readonly renderJobId: number;
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
  readonly cellId: number;
  readonly status: JobStatus;
  /** Captured price. */
  readonly cost: Micro;
  readonly reason: string | null;
}

export const RenderHooks = {
  /** Runs in the transaction that ends a render. */
  ended: defineHook<RenderEnding>('render.ended'),
};
