import { Avatar } from '../../design/components/layout/avatar.js';
import { presenceStrings as strings } from '../../strings/presence-en.js';
import type { GridModel } from '../grid/grid-model.js';
import styles from './presence.module.css';
import { useOthers } from './use-others.js';

/** Maximum number of people who are shown; further ones are counted. */
const MAX_SHOWN = 5;

/** The others who have the sheet open; a press shows the cell that one of them has selected. */
export function People({ grid }: { readonly grid: GridModel }) {
  const others = useOthers(grid.session);
  if (others.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={strings.list}>
      {others.slice(0, MAX_SHOWN).map(({ key, name, hue, cellId }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.person}
            data-hue={hue}
            title={name}
            aria-label={cellId === null ? strings.here(name) : strings.goTo(name)}
            onClick={() => (cellId === null ? undefined : grid.reveal(cellId))}
          >
            <Avatar name={name} size="small" isRound />
          </button>
        </li>
      ))}
      {others.length > MAX_SHOWN ? <li className={styles.more}>{strings.more(others.length - MAX_SHOWN)}</li> : null}
    </ul>
  );
}
