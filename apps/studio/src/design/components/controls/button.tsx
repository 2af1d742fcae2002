import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from '../../classes.js';
import { Spinner } from './spinner.js';
import styles from './button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly children?: ReactNode;
  /** `primary` for the one act of a page or dialog, `plain` inside lists and bars, `danger` for what is final. */
  readonly kind?: 'primary' | 'secondary' | 'plain' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  /** True for a button that is as wide as its form. */
  readonly isWide?: boolean;
}

/** A button; without children its icon needs an `aria-label`. */
export function Button({ kind = 'secondary', size = 'medium', icon, isWide, children, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={classes(
        styles.button,
        styles[kind],
        styles[size],
        isWide && styles.wide,
        children === undefined && styles.square,
      )}
    >
      {props.isPending ? <Spinner /> : icon}
      {children}
    </AriaButton>
  );
}
