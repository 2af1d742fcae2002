export type CellJobStatus = 'waiting' | 'running' | 'completed' | 'failed' | 'stopped';

/** Generations that fillings may have under way at once. Of an organization's places at a worker some stay free, for what it orders by hand. */
export const IN_FLIGHT = { ofOrganization: 12, ofBatch: 8 } as const;

/** An automatic filling that is put off by one change after the other is not put off for longer. */
export const MAX_DEBOUNCE_SECONDS = 10;

/** What has ended is told from its generation and its batch; longer than anybody waits for it, it need not be kept. */
export const ENDED = { keptDays: 7, prunedAtOnce: 1_000 } as const;

export const FAILED_CELLS = { page: 20 } as const;

/** How a filling came to its end. */
export interface CellJobEnd {
  readonly status: 'completed' | 'failed' | 'stopped';
  readonly reason?: string | null;
}
