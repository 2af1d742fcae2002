import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import { classes } from '../../classes.js';
import { OwnFieldTexts } from './field-text.js';
import field from './field.module.css';
import styles from './select.module.css';

/** A value that can be chosen. */
export interface SelectChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Explains the choice, below its name. */
  readonly detail?: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly SelectChoice<Value>[];
  /** The chosen value of a control that takes effect at once. */
  readonly value?: Value;
  readonly onChange?: (value: Value) => void;
  /** Name and first value of a field of a form. */
  readonly name?: string;
  readonly defaultValue?: Value;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
  readonly size?: 'small' | 'medium';
}

/** A choice of one of several. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, choices, value, onChange, name, defaultValue, isLabelHidden, isDisabled, size } = props;
  return (
    <AriaSelect
      className={field.field}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(name === undefined ? {} : { name })}
      {...(isDisabled === undefined ? {} : { isDisabled })}
      onChange={(chosen) => onChange?.(chosen as Value)}
    >
      <Label className={isLabelHidden ? 'visually-hidden' : field.label}>{label}</Label>
      <Button className={classes(styles.trigger, size === 'small' && styles.small)}>
        <SelectValue className={styles.value} />
        <ChevronDown aria-hidden="true" />
      </Button>
      <OwnFieldTexts />
      <Popover className={styles.popover} offset={4}>
        <ListBox className={styles.list}>
          {choices.map((choice) => (
            <SelectItem key={choice.value} choice={choice} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

export const SelectItem = ({ choice }: { readonly choice: SelectChoice<string> }) => (
  <ListBoxItem id={choice.value} textValue={choice.label} className={styles.item}>
    {({ isSelected }) => (
      <>
        <Text slot="label">{choice.label}</Text>
        {isSelected && <Check aria-hidden="true" />}
        {choice.detail !== undefined && (
          <Text slot="description" className={styles.detail}>
            {choice.detail}
          </Text>
        )}
      </>
    )}
  </ListBoxItem>
);
