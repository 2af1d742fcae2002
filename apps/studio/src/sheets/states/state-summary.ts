import type { NodeStatesView, RowCellVideoOrPostsState, RowStage } from '@reelsheet/client';

/** States that a person may want to change by making something again. */
export type ActionableState = Extract<RowCellVideoOrPostsState, 'missing' | 'stale' | 'failed'>;

export const ACTIONABLE: readonly ActionableState[] = ['failed', 'stale', 'missing'];

/** Cells, videos or posts in the same state for the same reason. */
export interface StateGroup {
  readonly stage: RowStage;
  readonly state: ActionableState;
  readonly reason: string | null;
  readonly count: number;
  /** The first cell; undefined for posts. */
  readonly cellId: number | undefined;
  /** The first row of posts; undefined for cells. */
  readonly rowId: number | undefined;
}

const STAGES: readonly RowStage[] = ['cells', 'render', 'post'];

/** Returns what is failed, out of date or missing, the worst first. */
export function stateGroups({ nodes }: NodeStatesView): readonly StateGroup[] {
  return nodes
    .flatMap(({ stage, state, reason, count, cell_ids: cellIds, row_ids: rowIds }): StateGroup[] =>
      isActionable(state) ? [{ stage, state, reason, count, cellId: cellIds[0], rowId: rowIds[0] }] : [],
    )
    .toSorted(
      (a, b) =>
        ACTIONABLE.indexOf(a.state) - ACTIONABLE.indexOf(b.state) || STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage),
    );
}

function isActionable(state: RowCellVideoOrPostsState): state is ActionableState {
  return ACTIONABLE.some((each) => each === state);
}

/** Returns the number of cells, videos and posts in a state. */
export function countOf(groups: readonly StateGroup[], state: ActionableState): number {
  return groups.filter((group) => group.state === state).reduce((sum, { count }) => sum + count, 0);
}
