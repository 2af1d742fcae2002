import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components';
import styles from './field.module.css';

interface LabelledSwitchProps extends Omit<SwitchProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
}

/** A setting that takes effect at once. */
export function Switch({ children, ...props }: LabelledSwitchProps) {
  return (
    <AriaSwitch {...props} className={styles.switch}>
      {children}
      <span className={styles.track} aria-hidden="true" />
    </AriaSwitch>
  );
}
