import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components';
import styles from './field.module.css';

interface LabelledCheckboxProps extends Omit<CheckboxProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
}

/** A choice that can be on or off, which takes effect with its form. */
export function Checkbox({ children, ...props }: LabelledCheckboxProps) {
  return (
    <AriaCheckbox {...props} className={styles.check}>
      <span className={styles.mark} aria-hidden="true">
        <Check strokeWidth={3} />
      </span>
      {children}
    </AriaCheckbox>
  );
}
