import { choices } from '@reelsheet/kernel';
import type { BatchTarget } from '../../generation/cell-jobs/batches/batch.js';
import type { RowFilter } from '../../sheets/dependencies/row-text.reader.js';

/** States of nodes that a batch can be limited to. */
export const CHOSEN_STATES = choices('Limit of a batch (`only`)', {
  missing: 'what was never made, or has no result any more',
  stale: 'what has an input that changed since, with all that follows from it',
  failed: 'what failed in its latest attempt',
});
export type ChosenState = (typeof CHOSEN_STATES)[number];

/** The request of a batch. */
export interface BatchStart {
  readonly rowIds?: readonly number[];
  readonly filter?: RowFilter;
  readonly columnIds?: readonly number[];
  readonly through?: BatchTarget;
  readonly only?: readonly ChosenState[];
  /** In credits. */
  readonly maxCredits?: number;
}
