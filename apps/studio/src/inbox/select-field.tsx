import { useId } from 'react';
import field from '../design/components/controls/field.module.css';
import styles from './settings.module.css';

interface SelectFieldProps {
  readonly label: string;
  /** Texts of the choices; the value is the index of one of them. */
  readonly options: readonly string[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A choice of one of many, by the list of the browser, which phones show in their own way. */
export function SelectField({ label, options, value, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
