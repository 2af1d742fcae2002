import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { strings } from '../../../strings/en.js';
import { classes } from '../../classes.js';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Name of the agent or other thing that has the page: above its title, and in that of the window. */
  readonly owner?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Picture before the title, such as that of an agent. */
  readonly icon?: ReactNode;
  /** Content under the title, such as tabs. */
  readonly below?: ReactNode;
  /** True for a page whose content uses the whole width and scrolls by itself. */
  readonly isFull?: boolean;
}

/** The frame of a page: its title, which is also that of the window, its actions and its content. */
export function Page({ title, owner, actions, children, icon, below, isFull }: PageProps) {
  useTitle(owner === undefined ? title : `${title} · ${owner}`);
  return (
    <div className={classes(styles.page, isFull && styles.full)}>
      <header className={styles.header}>
        {icon}
        <div className={styles.title}>
          {owner !== undefined && <p className={styles.owner}>{owner}</p>}
          <h1>{title}</h1>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {below}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Sets the title of the window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${strings.common.productName}`;
  }, [title]);
}

/** A titled section of a page. */
export const Section = (props: { readonly title: string; readonly end?: ReactNode; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <header className={styles.sectionHeader}>
      <h2>{props.title}</h2>
      {props.end}
    </header>
    {props.children}
  </section>
);

/** A box with a line around it. */
export const Panel = ({ children }: { readonly children: ReactNode }) => <div className={styles.panel}>{children}</div>;
