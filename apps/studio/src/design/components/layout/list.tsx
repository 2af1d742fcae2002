import type { ReactNode } from 'react';
import { classes } from '../../classes.js';
import styles from './list.module.css';

/** Rows with lines between them. */
export const List = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

interface RowProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Second line, or what is beside the title on a wide window. */
  readonly detail?: ReactNode;
  /** Facts and buttons at the end. */
  readonly end?: ReactNode;
  /** True if the title is a link, whose target then is the whole row. */
  readonly isLink?: boolean;
  /** True if its end is below its text on a phone. */
  readonly isWrapping?: boolean;
}

export const Row = ({ icon, title, detail, end, isLink, isWrapping }: RowProps) => (
  <li className={classes(styles.row, isLink && styles.link, isWrapping && styles.wrapping)}>
    {icon}
    <div className={styles.text}>
      <div className={styles.title}>{title}</div>
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </div>
    {end !== undefined && <div className={styles.end}>{end}</div>}
  </li>
);
