import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { classes } from '../../classes.js';
import styles from './button.module.css';

interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  readonly children?: ReactNode;
  readonly kind?: 'primary' | 'secondary' | 'plain';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
}

function PlainLinkButton({ kind = 'secondary', size = 'medium', icon, isWide, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={classes(styles.button, styles[kind], styles[size], isWide && styles.wide)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link to a page of the studio that looks like a button. */
export const LinkButton: LinkComponent<typeof PlainLinkButton> = createLink(PlainLinkButton);
