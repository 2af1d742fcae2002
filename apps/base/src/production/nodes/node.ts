import { choices } from '@reelsheet/kernel';
import type { CellJobStage } from '../../generation/cell-jobs/cell-job.js';

/** Ways in which the content of a node is made. */
export type NodeStage = CellJobStage;

/** States that follow from what a node is and would be made of. */
export type ComparedState = Exclude<NodeState, 'queued' | 'working'>;

/** All states of a node; `queued` and `working` replace the others while work on it is open. */
export const NODE_STATES = choices('State of a cell or video of a row', {
  missing: 'was never made, or its result was removed',
  fresh: 'was made of what its inputs are now',
  stale: 'an input has changed since it was made',
  failed: 'its latest attempt failed',
  skipped: 'cannot be made: its column has no prompt, or the cell has no layers',
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
}
