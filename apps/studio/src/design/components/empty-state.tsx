import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: string;
  /** What to do about it. */
  readonly action?: ReactNode;
}

/** What a list without items shows: what belongs there, and how to get it. */
export const EmptyState = ({ icon, title, hint, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <h2 className={styles.title}>{title}</h2>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    {action}
  </div>
);
