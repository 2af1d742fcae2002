import { Label, TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components';
import { OwnFieldTexts } from './field-text.js';
import styles from './field.module.css';

interface LabelledTextAreaProps extends Omit<TextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  /** Says what belongs into the field; hidden while it has an error. */
  readonly hint?: string;
  readonly placeholder?: string;
  readonly rows?: number;
  /** True to show the label to screen readers alone. */
  readonly isLabelHidden?: boolean;
}

/** A field for several lines of text. */
export function TextArea({ label, hint, placeholder, rows = 3, isLabelHidden, ...props }: LabelledTextAreaProps) {
  return (
    <TextField {...props} className={styles.field}>
      {({ isInvalid }) => (
        <>
          <Label className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</Label>
          <AriaTextArea className={styles.area} rows={rows} {...(placeholder === undefined ? {} : { placeholder })} />
          <OwnFieldTexts hint={hint} isInvalid={isInvalid} />
        </>
      )}
    </TextField>
  );
}
