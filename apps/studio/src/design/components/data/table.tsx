import type { ReactNode } from 'react';
import { classes } from '../../classes.js';
import styles from './table.module.css';

interface TableProps {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly TableColumn[];
  /** Rows of the table: `Cell`s in `tr`. */
  readonly children: ReactNode;
  /** The row of sums. */
  readonly foot?: ReactNode;
  /** True for a table that scrolls beside a plot. */
  readonly isLow?: boolean;
}

export interface TableColumn {
  readonly title: string;
  /** True for numbers, which are aligned at their end. */
  readonly isNumber?: boolean;
  readonly isWide?: boolean;
  /** True to show the title to screen readers alone. */
  readonly isTitleHidden?: boolean;
}

/** A table of facts; on a phone it scrolls inside its frame. */
export const Table = ({ label, columns, children, foot, isLow }: TableProps) => (
  <div className={classes(styles.wrap, isLow && styles.low)} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber, isWide, isTitleHidden }) => (
            <th key={title} scope="col" className={classes(isNumber && styles.end, isWide && styles.wide)}>
              {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  </div>
);

interface TableCellProps {
  readonly children?: ReactNode;
  readonly isNumber?: boolean;
  readonly isMuted?: boolean;
}

export const Cell = ({ children, isNumber, isMuted }: TableCellProps) => (
  <td className={classes(isNumber && styles.end, isMuted && styles.muted)}>{children}</td>
);
