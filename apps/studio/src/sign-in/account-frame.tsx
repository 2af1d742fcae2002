import type { ReactNode } from 'react';
import iconUrl from '../design/icon.svg';
import { useTitle } from '../design/components/layout/page.js';
import styles from './account-frame.module.css';

interface FrameProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
  /** Links to other pages, under the form. */
  readonly below?: ReactNode;
}

/** The frame of the pages for signing in: one narrow column in the middle. */
export function AccountFrame({ title, hint, children, below }: FrameProps) {
  useTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <img src={iconUrl} alt="" className={styles.mark} />
        <h1>{title}</h1>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        {children !== undefined && <div className={styles.content}>{children}</div>}
        {below !== undefined && <p className={styles.below}>{below}</p>}
      </div>
    </main>
  );
}

/** A line with a word in its middle. */
export const Divider = ({ children }: { readonly children: string }) => <p className={styles.divider}>{children}</p>;
