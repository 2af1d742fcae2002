export type CellJobStatus = 'waiting' | 'running' | 'completed' | 'failed' | 'stopped';

/** How a cell job ended. */
export interface CellJobEnd {
  readonly status: 'completed' | 'failed' | 'stopped';
  readonly reason?: string | null;
}
