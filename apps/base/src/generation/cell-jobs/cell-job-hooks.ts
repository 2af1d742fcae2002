import { defineHook } from '@reelsheet/platform-hooks';

/** A cell job that failed before it ordered anything. */
export interface FailedCellJob {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId: number;
  readonly cellId: number;
}

export const CellJobHooks = {
  /** Runs in the transaction in which a cell job fails that has ordered nothing. */
  failed: defineHook<FailedCellJob>('cell_job.failed'),
};
