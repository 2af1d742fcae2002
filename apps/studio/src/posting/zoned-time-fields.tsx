import { FieldErrorText, FieldHint } from '../design/components/controls/field-text.js';
import { TextField } from '../design/components/controls/text-field.js';
import { scheduleStrings as text } from '../strings/schedule-en.js';
import styles from './posting.module.css';
import type { DayAndTime } from './zoned-time.js';

interface ZonedTimeFieldsProps {
  readonly value: DayAndTime;
  readonly timeZone: string;
  readonly onChange: (value: DayAndTime) => void;
  readonly error?: string | undefined;
  /** Says which of several times this is, for screen readers. */
  readonly label?: string;
  /** True to leave out the time zone, because it is named once for several times. */
  readonly isZoneHidden?: boolean;
}

/** A day and a time of day in the time zone of an agent, which is named. */
export function ZonedTimeFields({ value, timeZone, onChange, error, label, isZoneHidden }: ZonedTimeFieldsProps) {
  const named = (field: string) => (label === undefined ? field : `${label}: ${field}`);
  const isInvalid = error !== undefined;
  return (
    <div className={styles.timing} role="group" aria-label={label ?? text.when}>
      <div className={styles.dayAndTime}>
        <TextField
          label={named(text.day)}
          type="date"
          isLabelHidden={label !== undefined}
          isInvalid={isInvalid}
          value={value.day}
          onChange={(day) => onChange({ ...value, day })}
        />
        <TextField
          label={named(text.time)}
          type="time"
          isLabelHidden={label !== undefined}
          isInvalid={isInvalid}
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
        />
      </div>
      <FieldErrorText>{error}</FieldErrorText>
      {isZoneHidden ? null : <FieldHint>{text.zone(timeZone)}</FieldHint>}
    </div>
  );
}
