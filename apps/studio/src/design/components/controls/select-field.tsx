import { useId } from 'react';
import { FieldErrorText, FieldHint } from './field-text.js';
import styles from './select-field.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly label: string;
  /** Says what the choice means. */
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  /** True to show the label to screen readers alone. */
  readonly isLabelHidden?: boolean;
  readonly name?: string;
}

/** A choice of one of several, as the list of the system shows it. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, value, options, onChange, isDisabled, isLabelHidden, name } = props;
  const id = useId();
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.select}
        value={value}
        disabled={isDisabled}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined && hint === undefined ? undefined : `${id}-about`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error === undefined && hint !== undefined ? <FieldHint id={`${id}-about`}>{hint}</FieldHint> : null}
      <FieldErrorText id={`${id}-about`}>{error}</FieldErrorText>
    </div>
  );
}
