import type { PostPlanTiming } from '@reelsheet/client';
import { Checkbox } from '../../design/components/controls/checkbox.js';
import { FieldErrorText, FieldHint } from '../../design/components/controls/field-text.js';
import { SelectField } from '../../design/components/controls/select-field.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { postStrings } from '../../strings/posts-en.js';
import { scheduleStrings } from '../../strings/schedule-en.js';
import type { GridColumn } from '../data/sheet-data.js';
import { EVERY_DAY, TIMINGS, type PlanDraft } from './plan-draft.js';
import { TimeList, TimesOfDay } from './planned-times.js';
import styles from './posts.module.css';

const text = postStrings.form;

interface TimingFieldsProps {
  readonly draft: PlanDraft;
  readonly columns: readonly GridColumn[];
  /** Time zone of the agent. */
  readonly timeZone: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (next: Partial<PlanDraft>) => void;
}

/** Chooses the times that rows take. */
export function TimingFields(props: TimingFieldsProps) {
  const { draft, columns, timeZone, errors, onChange } = props;
  const texts = columns.filter(({ type }) => type === 'text').map(({ title }) => title);
  return (
    <div className={styles.fields}>
      <SelectField
        label={text.timing}
        value={draft.timing}
        error={errors['timing.type']}
        options={TIMINGS.map((value) => ({ value, label: postStrings.timings[value] }))}
        onChange={(timing) => onChange({ timing: timing as PostPlanTiming })}
      />
      {draft.timing === 'column' ? (
        <SelectField
          label={text.column}
          hint={text.columnHint(timeZone)}
          value={draft.timingColumn}
          error={errors['timing.column']}
          options={[{ value: '', label: text.none }, ...texts.map((title) => ({ value: title, label: title }))]}
          onChange={(timingColumn) => onChange({ timingColumn })}
        />
      ) : null}
      {draft.timing === 'fixed' ? (
        <TimeList
          times={draft.at}
          timeZone={timeZone}
          error={errors['timing.at']}
          onChange={(at) => onChange({ at })}
        />
      ) : null}
      {draft.timing === 'cadence' ? <Cadence {...props} /> : null}
    </div>
  );
}

function Cadence({ draft, timeZone, errors, onChange }: TimingFieldsProps) {
  const { from, times, days } = draft;
  const change = (day: number, isOn: boolean) =>
    onChange({ days: EVERY_DAY.filter((each) => (each === day ? isOn : days.includes(each))) });
  const fromError = errors['timing.from'];
  const timesError = errors['timing.times'];
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={text.from}
          type="date"
          value={from}
          isInvalid={fromError !== undefined}
          onChange={(value) => onChange({ from: value })}
        />
      </div>
      <FieldErrorText>{fromError}</FieldErrorText>
      <TimesOfDay times={times} error={timesError} onChange={(value) => onChange({ times: value })} />
      <FieldHint>{scheduleStrings.zone(timeZone)}</FieldHint>
      <div className={styles.days} role="group" aria-label={text.days}>
        {EVERY_DAY.map((day) => (
          <Checkbox key={day} isSelected={days.includes(day)} onChange={(isOn) => change(day, isOn)}>
            {text.dayNames[day]}
          </Checkbox>
        ))}
      </div>
    </>
  );
}
