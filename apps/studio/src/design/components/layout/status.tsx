import type { ReactNode } from 'react';
import { classes } from '../../classes.js';
import styles from './status.module.css';

export type StatusKind = 'positive' | 'warning' | 'danger' | 'neutral';

/** A state as a dot with its name. */
export function Status({ kind, children }: { readonly kind: StatusKind; readonly children: ReactNode }) {
  return (
    <span className={classes(styles.status, styles[kind])}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}

/** A short fact about the thing beside it. */
export const Tag = ({ children }: { readonly children: ReactNode }) => <span className={styles.tag}>{children}</span>;

/** A key of the keyboard. */
export const Key = ({ children }: { readonly children: ReactNode }) => <kbd className={styles.key}>{children}</kbd>;
