import { choices } from '@reelsheet/kernel';
import type { CellJobStage } from '../../generation/cell-jobs/cell-job.js';

/** Ways in which the content of a cell is made. */
export type NodeStage = Exclude<CellJobStage, 'post'>;

/** States that follow from what a node is and would be made of. */
export type ComparedState = Exclude<NodeState, 'queued' | 'working'>;

/** All states of a node; `queued` and `working` replace the others while work on it is open. */
export const NODE_STATES = choices('State of a cell, the video or the posts of a row', {
  missing: 'was never made, or its result was removed',
  fresh: 'was made of what its inputs are now',
  stale:
    'an input has changed since it was made, or could not be made again; ' +
    'of posts, while one of them has not started to go out',
  failed: 'its latest attempt failed',
  skipped: 'cannot be made: its column has no prompt, the cell has no layers, or the row has no video to post',
  queued: 'ordered, and waits for capacity or its inputs',
  working: 'is being made',
});
export type NodeState = (typeof NODE_STATES)[number];

/** A cell whose content is generated or rendered, as a node of the graph of its row. */
export interface SheetNode {
  readonly cellId: number;
  readonly rowId: number;
  readonly stage: NodeStage;
  readonly state: ComparedState;
  /** In words; null where the state says everything. */
  readonly reason: string | null;
  /** True if it would be made differently now, whether or not its latest attempt failed. */
  readonly isOutdated: boolean;
}

/** The posts of a row, as a node of its graph. */
export type PostNode = Pick<SheetNode, 'rowId' | 'state' | 'reason'>;
