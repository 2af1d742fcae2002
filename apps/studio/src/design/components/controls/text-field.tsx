import type { ReactNode } from 'react';
import { Input, Label, TextField as AriaTextField, type TextFieldProps } from 'react-aria-components';
import { OwnFieldTexts } from './field-text.js';
import styles from './field.module.css';

interface LabelledTextFieldProps extends Omit<TextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  /** Says what belongs into the field; hidden while it has an error. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** Control at the end of the field. */
  readonly end?: ReactNode;
  /** True to show the label to screen readers alone. */
  readonly isLabelHidden?: boolean;
}

/** A field for one line of text, with its label, its hint and the error that belongs to it. */
export function TextField({ label, hint, placeholder, end, isLabelHidden, ...props }: LabelledTextFieldProps) {
  return (
    <AriaTextField {...props} className={styles.field}>
      {({ isInvalid }) => (
        <>
          <Label className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</Label>
          <div className={styles.box}>
            <Input className={styles.input} {...(placeholder === undefined ? {} : { placeholder })} />
            {end}
          </div>
          <OwnFieldTexts hint={hint} isInvalid={isInvalid} />
        </>
      )}
    </AriaTextField>
  );
}
