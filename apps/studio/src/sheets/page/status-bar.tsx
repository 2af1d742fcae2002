import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { cellsIn } from '../selection/selection.js';
import { StateCounts } from '../states/state-counts.js';
import styles from './status-bar.module.css';

interface StatusBarProps {
  readonly grid: GridModel;
  readonly isComplete: boolean;
}

/** The number of rows, and what is selected. */
export function StatusBar({ grid, isComplete }: StatusBarProps) {
  const sheet = useObservable(grid.session.reading.sheet);
  const shown = useObservable(grid.shown);
  useObservable(grid.selection);
  const { range } = grid;
  const count = sheet?.rows.length ?? 0;
  const selected = strings.selected(range.bottom - range.top + 1, range.right - range.left + 1);
  return (
    <div className={styles.bar}>
      <span>{sheet ? rowsOf(count, shown?.rows.length ?? count, isComplete) : strings.loading}</span>
      <StateCounts grid={grid} />
      {cellsIn(range) > 1 && count > 0 ? <span>{selected}</span> : null}
    </div>
  );
}

function rowsOf(count: number, shown: number, isComplete: boolean): string {
  if (!isComplete) return strings.rowsSoFar(count);
  return shown < count ? strings.rowsOfView(shown, count) : strings.rows(count);
}
