import type { RecurringJobThrough, RecurringJobWhenShort } from '@reelsheet/client';
import { SelectField } from '../design/components/controls/select-field.js';
import { TextField } from '../design/components/controls/text-field.js';
import type { VideoDestination } from '../ideas/production-order.js';
import { recurringJobs as text } from '../strings/en/recurring-jobs.js';
import { creditsOf, takeOf } from './job-draft.js';
import styles from './recurring-jobs.module.css';
import type { DraftFieldsProps } from './schedule-fields.js';

const THROUGH = (['render', 'post'] as const).map((value) => ({ value, label: text.throughNames[value] }));
const SHORTAGES = (['take_fewer', 'ask'] as const).map((value) => ({ value, label: text.shortages[value] }));

interface ProductionFieldsProps extends DraftFieldsProps {
  readonly targets: readonly VideoDestination[];
}

/** The videos and posts that a job makes of accepted ideas, and its limits. */
export function ProductionFields({ draft, targets, onChange }: ProductionFieldsProps) {
  return (
    <>
      <SelectField
        label={text.target}
        value={draft.target || (targets[0]?.value ?? '')}
        options={targets.map(({ value, kind, title }) => ({
          value,
          label: kind === 'template' ? text.newSheet(title) : text.inSheet(title),
        }))}
        onChange={(target) => onChange({ target })}
      />
      <div className={styles.pair}>
        <TextField
          label={text.take}
          hint={text.takeHint}
          name="take"
          inputMode="numeric"
          autoComplete="off"
          value={draft.take}
          onChange={(take) => onChange({ take })}
          validationBehavior="aria"
          validate={(typed) => (takeOf(typed) ? null : text.invalidTake)}
          isRequired
        />
        <SelectField
          label={text.through}
          value={draft.through}
          options={THROUGH}
          onChange={(through) => onChange({ through: through as RecurringJobThrough })}
        />
      </div>
      <SelectField
        label={text.whenShort}
        value={draft.whenShort}
        options={SHORTAGES}
        onChange={(whenShort) => onChange({ whenShort: whenShort as RecurringJobWhenShort })}
      />
      <Limits draft={draft} onChange={onChange} />
    </>
  );
}

const isCredits = (typed: string) => (typed === '' || creditsOf(typed) ? null : text.invalidCredits);

/** The credits that a job may spend in a week, and each time. */
function Limits({ draft, onChange }: DraftFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={text.weekly}
        hint={text.weeklyHint}
        name="weekly"
        inputMode="decimal"
        autoComplete="off"
        value={draft.weekly}
        onChange={(weekly) => onChange({ weekly })}
        validationBehavior="aria"
        validate={isCredits}
        isRequired
      />
      <TextField
        label={text.ceiling}
        hint={text.ceilingHint}
        name="ceiling"
        inputMode="decimal"
        autoComplete="off"
        value={draft.ceiling}
        onChange={(ceiling) => onChange({ ceiling })}
        validationBehavior="aria"
        validate={isCredits}
      />
    </div>
  );
}
