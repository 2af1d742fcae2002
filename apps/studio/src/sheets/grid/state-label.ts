import { sheetStrings as strings } from '../../strings/sheet-en.js';
import type { CellState } from './cell-display.js';

/** Returns the state of a cell as a sentence, with the reason of a failed cell. */
export function labelOf(state: CellState): string {
  switch (state.kind) {
    case 'working':
      return strings.states.working(state.percent);
    case 'failed':
      return state.reason ? `${strings.states.failed}: ${state.reason}` : strings.states.failed;
    case 'stale':
      return state.reason ? `${strings.states.stale} (${state.reason})` : strings.states.stale;
    case 'queued':
    case 'stopped':
      return strings.states[state.kind];
  }
}
