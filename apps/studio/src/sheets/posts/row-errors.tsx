import type { RowErrorView } from '@reelsheet/client';
import { PLATFORM_NAMES } from '../../strings/platforms.js';
import { inWords } from '../../posting/network-words.js';
import { postStrings as text } from '../../strings/posts-en.js';
import { indexOf } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import styles from './posts.module.css';

interface RowErrorsProps {
  readonly grid: GridModel;
  readonly errors: readonly RowErrorView[];
}

/** Reasons why rows have no posts, by row; pressing one selects its row. */
export function RowErrors({ grid, errors }: RowErrorsProps) {
  const rows = grid.sheet?.rows ?? [];
  return (
    <ul className={styles.errors}>
      {errors.map(({ row_id: rowId, platform, account_id: account, field, error }) => {
        const row = indexOf(rows, rowId);
        return (
          <li key={[rowId, platform, account, field, error].join('/')}>
            <button
              type="button"
              className={styles.error}
              onClick={() => grid.selectPoint({ row, column: grid.selection.get().active.column })}
            >
              <span className={styles.errorWhere}>
                {text.rowOf(row + 1)} · {PLATFORM_NAMES[platform]} · {inWords(field)}
              </span>
              <span>{inWords(error)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
