import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { selectAll } from '../selection/selection.js';
import { stateStrings as text } from '../../strings/states-en.js';
import { countOf, stateGroups, type ActionableState } from './state-summary.js';
import styles from './states.module.css';

/** States that the bar shows; missing cells are seen in the grid. */
const SHOWN: readonly ActionableState[] = ['failed', 'stale'];

/** The number of failed and outdated cells, videos and posts; pressing it shows what making them again costs. */
export function StateCounts({ grid }: { readonly grid: GridModel }) {
  const states = useObservable(grid.session.marks.states);
  const groups = states ? stateGroups(states) : [];
  const counts = SHOWN.flatMap((state) => {
    const count = countOf(groups, state);
    return count > 0 ? [{ state, count }] : [];
  });
  if (counts.length === 0) return null;
  const open = () => {
    grid.select(selectAll(grid.selection.get(), grid.size));
    grid.panel.set('generate');
  };
  return (
    <button type="button" className={styles.counts} title={text.makeAgain} onClick={open}>
      {counts.map(({ state, count }) => (
        <span key={state} data-state={state}>
          {text.short(count, state)}
        </span>
      ))}
    </button>
  );
}
