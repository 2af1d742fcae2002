import { ChevronDown } from 'lucide-react';
import { Button, ComboBox, Input, Label, ListBox, Popover } from 'react-aria-components';
import { SelectItem, type SelectChoice } from './select.js';
import field from './field.module.css';
import styles from './select.module.css';

interface SearchSelectProps {
  readonly label: string;
  readonly choices: readonly SelectChoice<string>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isLabelHidden?: boolean;
}

/** A choice of one of many, which are found by typing. */
export function SearchSelect({ label, choices, value, onChange, isLabelHidden }: SearchSelectProps) {
  return (
    <ComboBox
      className={field.field}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(String(chosen))}
      menuTrigger="focus"
    >
      <Label className={isLabelHidden ? 'visually-hidden' : field.label}>{label}</Label>
      <div className={field.box}>
        <Input className={field.input} />
        <Button className={styles.open}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </div>
      <Popover className={styles.popover} offset={4}>
        <ListBox className={styles.list}>
          {choices.map((choice) => (
            <SelectItem key={choice.value} choice={choice} />
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
