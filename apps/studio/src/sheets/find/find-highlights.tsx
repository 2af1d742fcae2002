import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import type { VirtualAxes } from '../grid/use-virtual-axes.js';
import styles from './find.module.css';

interface FindHighlightsProps {
  readonly grid: GridModel;
  readonly axes: VirtualAxes;
}

/** Marks the matches among the cells that are in the document; cells are not rendered again for it. */
export function FindHighlights({ grid, axes }: FindHighlightsProps) {
  const state = useObservable(grid.find.state);
  if (!state || state.text === '') return null;
  const rows = new Set(axes.rowSlots.map(({ index }) => index));
  const columns = new Set(axes.columnSlots.map(({ index }) => index));
  const shown = grid.find.matches.filter(({ row, column }) => rows.has(row) && columns.has(column));
  const { current } = grid.find;
  return (
    <div className={styles.highlights} aria-hidden>
      {shown.map((match) => (
        <div
          key={match.cellId}
          className={styles.highlight}
          data-current={match.cellId === current?.cellId || undefined}
          style={axes.rectOf(match)}
        />
      ))}
    </div>
  );
}
