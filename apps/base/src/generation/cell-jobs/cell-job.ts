import { choices } from '@reelsheet/kernel';

export type CellJobStatus = 'waiting' | 'running' | 'completed' | 'failed' | 'stopped';

/** Kinds of cell jobs by their result: the generation of a cell, the video of its layers, or the posts of a row. */
export const CELL_JOB_STAGES = choices('Stage of a row', {
  cells: 'cells are generated',
  render: 'videos are rendered of the layers of their cells',
  post: 'posts are made of the rows by the post plan of the sheet',
});
export type CellJobStage = (typeof CELL_JOB_STAGES)[number];

/** The work that a cell job has ordered. */
export type MadeByCellJob = { readonly generationId: number } | { readonly renderJobId: number };

/** Final state of a cell job. */
export interface CellJobEnd {
  readonly status: 'completed' | 'failed' | 'stopped';
  readonly reason?: string | null;
}
