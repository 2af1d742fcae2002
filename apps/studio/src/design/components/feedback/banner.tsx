import { OctagonAlert, BadgeCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.js';
import styles from './banner.module.css';

const ICONS = { danger: OctagonAlert, warning: TriangleAlert, positive: BadgeCheck, info: Info };

interface BannerProps {
  readonly kind: keyof typeof ICONS;
  readonly children: ReactNode;
  /** Button at the end. */
  readonly action?: ReactNode;
  /** True across the whole width of the window. */
  readonly isFlat?: boolean;
}

/** A message that stays as long as what it says. Screen readers announce it. */
export function Banner({ kind, children, action, isFlat }: BannerProps) {
  const Icon = ICONS[kind];
  return (
    <div
      className={classes(styles.banner, styles[kind], isFlat && styles.flat)}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
