import { Plus, X } from 'lucide-react';
import { Button } from '../../design/components/controls/button.js';
import { FieldErrorText, FieldHint } from '../../design/components/controls/field-text.js';
import { TextField } from '../../design/components/controls/text-field.js';
import type { DayAndTime } from '../../posting/zoned-time.js';
import { ZonedTimeFields } from '../../posting/zoned-time-fields.js';
import { postStrings } from '../../strings/posts-en.js';
import { scheduleStrings } from '../../strings/schedule-en.js';
import styles from './posts.module.css';

const text = postStrings.form;

interface TimesProps<Time> {
  readonly times: readonly Time[];
  readonly error: string | undefined;
  readonly onChange: (times: readonly Time[]) => void;
}

/** Returns the list with one of its items replaced. */
const withItem = <Item,>(items: readonly Item[], index: number, item: Item): readonly Item[] =>
  items.map((each, at) => (at === index ? item : each));

const without = <Item,>(items: readonly Item[], index: number): readonly Item[] =>
  items.filter((_, at) => at !== index);

/** A list of days with a time of day, in the time zone of the agent. */
export function TimeList({ times, error, timeZone, onChange }: TimesProps<DayAndTime> & { readonly timeZone: string }) {
  return (
    <div className={styles.times} role="group" aria-label={text.at}>
      <span className={styles.timesLabel}>{text.at}</span>
      <FieldHint>{scheduleStrings.zone(timeZone)}</FieldHint>
      <ul className={styles.timeList}>
        {times.map((time, index) => (
          <li key={index} className={styles.timeRow}>
            <ZonedTimeFields
              label={text.timeOf(index + 1)}
              value={time}
              timeZone={timeZone}
              isZoneHidden
              onChange={(next) => onChange(withItem(times, index, next))}
            />
            <RemoveButton label={text.removeTime(index + 1)} onPress={() => onChange(without(times, index))} />
          </li>
        ))}
      </ul>
      <AddButton onPress={() => onChange([...times, followingDay(times.at(-1))])} />
      <FieldErrorText>{error}</FieldErrorText>
    </div>
  );
}

/** Times of day, each of which is a time of every chosen day. */
export function TimesOfDay({ times, error, onChange }: TimesProps<string>) {
  return (
    <div className={styles.times} role="group" aria-label={text.times}>
      <span className={styles.timesLabel}>{text.times}</span>
      <ul className={styles.timeList}>
        {times.map((time, index) => (
          <li key={index} className={styles.timeRow}>
            <TextField
              label={text.timeOfDay(index + 1)}
              type="time"
              isLabelHidden
              isInvalid={error !== undefined}
              value={time}
              onChange={(next) => onChange(withItem(times, index, next))}
            />
            <RemoveButton label={text.removeTime(index + 1)} onPress={() => onChange(without(times, index))} />
          </li>
        ))}
      </ul>
      <AddButton onPress={() => onChange([...times, ''])} />
      <FieldErrorText>{error}</FieldErrorText>
    </div>
  );
}

const RemoveButton = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <Button kind="plain" size="small" icon={<X />} aria-label={label} onPress={onPress} />
);

const AddButton = ({ onPress }: { readonly onPress: () => void }) => (
  <div>
    <Button size="small" icon={<Plus />} onPress={onPress}>
      {text.addTime}
    </Button>
  </div>
);

/** Returns the same time one day later, which most lists continue with. */
function followingDay(time: DayAndTime | undefined): DayAndTime {
  const day = new Date(`${time?.day ?? ''}T00:00:00Z`);
  if (!time || Number.isNaN(day.getTime())) return { day: '', time: time?.time ?? '' };
  day.setUTCDate(day.getUTCDate() + 1);
  return { ...time, day: day.toISOString().slice(0, 'YYYY-MM-DD'.length) };
}
