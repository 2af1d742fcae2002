import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => (
  <ToggleButtonGroup
    aria-label={label}
    className={styles.segments}
    disallowEmptySelection
    selectedKeys={[value]}
    onSelectionChange={(chosen) => onChange([...chosen][0] as Value)}
  >
    {options.map((option) => (
      <ToggleButton key={option.value} id={option.value} className={styles.segment}>
        {option.icon}
        {option.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
