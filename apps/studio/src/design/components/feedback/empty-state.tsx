import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: string;
  /** Button for the first item. */
  readonly action?: ReactNode;
  /** True if it is the whole page. */
  readonly isPage?: boolean;
}

/** Replaces a list without items: says what belongs there, and how to get it. */
export const EmptyState = ({ icon, title, hint, action, isPage }: EmptyStateProps) => (
  <div className={styles.empty}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    {isPage ? <h1 className={styles.title}>{title}</h1> : <h2 className={styles.title}>{title}</h2>}
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {action}
  </div>
);
