import { useObservable } from '../data/observable.js';
import { indexOf } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import { reasonStrings } from '../../strings/reasons-en.js';
import { PanelSection } from '../panels/panel.js';
import { stateStrings as text } from '../../strings/states-en.js';
import { reasonInWords } from './reason-words.js';
import { stateGroups, type StateGroup } from './state-summary.js';
import styles from './states.module.css';

/** Lists what is failed, out of date or missing with its reason; pressing a line selects the first cell. */
export function StateList({ grid }: { readonly grid: GridModel }) {
  const states = useObservable(grid.session.marks.states);
  if (!states) return null;
  const groups = stateGroups(states);
  return (
    <PanelSection title={text.title}>
      {groups.length === 0 ? <p className={styles.hint}>{text.upToDate}</p> : null}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={[group.stage, group.state, group.reason].join('/')}>
            <button type="button" className={styles.group} data-state={group.state} onClick={() => reveal(grid, group)}>
              <span>{text.group(group.count, group.stage, group.state)}</span>
              {group.reason ? <span className={styles.reason}>{wordsOf(grid, group)}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {states.is_current ? null : <p className={styles.hint}>{text.notCurrent}</p>}
    </PanelSection>
  );
}

function wordsOf(grid: GridModel, { reason, cellId }: StateGroup): string {
  const column = cellId === undefined ? undefined : grid.columnTitleOf(cellId);
  return reasonInWords(reason ?? '', column ?? reasonStrings.unknownColumn);
}

function reveal(grid: GridModel, { cellId, rowId }: StateGroup): void {
  if (cellId !== undefined) grid.reveal(cellId);
  else if (rowId !== undefined && grid.sheet)
    grid.selectPoint({ row: indexOf(grid.sheet.rows, rowId), column: grid.selection.get().active.column });
}
