export type CellJobStatus = 'waiting' | 'running' | 'completed' | 'failed' | 'stopped';

/** Final state of a cell job. */
export interface CellJobEnd {
  readonly status: 'completed' | 'failed' | 'stopped';
  readonly reason?: string | null;
}
