import type { RecurringJobCadence, RecurringJobDelivery } from '@reelsheet/client';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { FieldErrorText } from '../design/components/controls/field-text.js';
import { SearchSelect } from '../design/components/controls/search-select.js';
import { SelectField } from '../design/components/controls/select-field.js';
import { TextField } from '../design/components/controls/text-field.js';
import { recurringJobs as text } from '../strings/en/recurring-jobs.js';
import type { JobDraft } from './job-draft.js';
import styles from './recurring-jobs.module.css';

const CADENCES = (['weekly', 'daily'] as const).map((value) => ({ value, label: text.cadences[value] }));
const DELIVERIES = (['chat_only', 'email'] as const).map((value) => ({ value, label: text.deliveries[value] }));
const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({ value, label: value }));

export interface DraftFieldsProps {
  readonly draft: JobDraft;
  readonly onChange: (changes: Partial<JobDraft>) => void;
}

/** The times at which a job runs. */
export function ScheduleFields({ draft, onChange }: DraftFieldsProps) {
  return (
    <>
      <SelectField
        label={text.cadence}
        value={draft.cadence}
        options={CADENCES}
        onChange={(cadence) => onChange({ cadence: cadence as RecurringJobCadence })}
      />
      {draft.cadence === 'weekly' && <Days draft={draft} onChange={onChange} />}
      <div className={styles.pair}>
        <TextField
          label={text.time}
          name="time"
          type="time"
          value={draft.time}
          onChange={(time) => onChange({ time })}
          isRequired
        />
        <SearchSelect
          label={text.timeZone}
          choices={ZONES}
          value={draft.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </div>
    </>
  );
}

function Days({ draft, onChange }: DraftFieldsProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{text.days}</span>
      <ToggleButtonGroup
        aria-label={text.days}
        className={styles.days}
        selectionMode="multiple"
        selectedKeys={draft.days.map(String)}
        onSelectionChange={(chosen) => onChange({ days: [...chosen].map(Number) })}
      >
        {text.shortDays.map((name, day) => (
          <ToggleButton key={name} id={String(day)} className={styles.day}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FieldErrorText>{draft.days.length === 0 ? text.daysMissing : undefined}</FieldErrorText>
    </div>
  );
}

/** The delivery of the result of a job. */
export const DeliveryFields = ({ draft, onChange }: DraftFieldsProps) => (
  <>
    <SelectField
      label={text.delivery}
      value={draft.delivery}
      options={DELIVERIES}
      onChange={(delivery) => onChange({ delivery: delivery as RecurringJobDelivery })}
    />
    {draft.delivery === 'email' && (
      <TextField
        label={text.email}
        hint={text.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
        isRequired
      />
    )}
  </>
);
