import type { ReactNode } from 'react';
import { classes } from '../design/classes.js';
import styles from './settings.module.css';

interface CardProps {
  readonly children: ReactNode;
  /** A sentence about what the card is for. */
  readonly hint?: string;
  /** True for acts that are final. */
  readonly isDangerous?: boolean;
}

/** A group of settings that belong together. */
export const Card = ({ children, hint, isDangerous }: CardProps) => (
  <div className={classes(styles.card, isDangerous && styles.danger)}>
    {hint !== undefined && <p className={styles.cardText}>{hint}</p>}
    {children}
  </div>
);

/** A form of a card, as wide as its fields are easy to read. */
export const CardForm = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.cardForm}>{children}</div>
);

export const ButtonLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);

interface ActLineProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** Button of the act. */
  readonly children: ReactNode;
}

/** An act of a card, with what it does. */
export const ActLine = ({ title, hint, children }: ActLineProps) => (
  <div className={styles.line}>
    <p className={styles.cardText}>
      <strong>{title}</strong>
      {hint}
    </p>
    {children}
  </div>
);
