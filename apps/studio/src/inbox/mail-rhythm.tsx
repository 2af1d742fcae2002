import type { NotificationPreferencesView } from '@reelsheet/client';
import { SelectField } from '../design/components/controls/select-field.js';
import { Segments } from '../design/components/controls/segments.js';
import { Banner } from '../design/components/feedback/banner.js';
import { Panel } from '../design/components/layout/page.js';
import { strings } from '../strings/en.js';
import { exactTime, hourOfDay } from '../strings/format.js';
import type { PreferenceChange } from './preference-change.js';
import styles from './settings.module.css';

const text = strings.inbox.preferences;
const RHYTHMS = (['off', 'immediately', 'daily', 'weekly'] as const).map((value) => ({
  value,
  label: text.rhythms[value],
}));
const numbered = (labels: readonly string[]) => labels.map((label, index) => ({ value: String(index), label }));
const WEEKDAYS = numbered(text.weekdays);
const HOURS = numbered(Array.from({ length: 24 }, (_, hour) => hourOfDay(hour)));

interface MailRhythmProps {
  readonly preferences: NotificationPreferencesView;
  readonly onChange: (change: PreferenceChange) => void;
}

/** When notifications are mailed. */
export function MailRhythm({ preferences, onChange }: MailRhythmProps) {
  const { digest, hour, weekday, email, mail_hindrance: hindrance } = preferences;
  const isRegular = digest === 'daily' || digest === 'weekly';
  return (
    <Panel>
      <div className={styles.rhythm}>
        {hindrance === null && <p className={styles.hint}>{text.mailsHint(email)}</p>}
        {hindrance === 'no_mail_server' && <Banner kind="info">{text.noMailServer}</Banner>}
        {hindrance === 'unproved_address' && <Banner kind="warning">{text.unproved(email)}</Banner>}
        <Segments
          label={text.rhythm}
          value={digest}
          options={RHYTHMS}
          onChange={(chosen) => onChange({ digest: chosen })}
        />
        {isRegular && (
          <div className={styles.fields}>
            {digest === 'weekly' && (
              <SelectField
                label={text.weekday}
                options={WEEKDAYS}
                value={String(weekday)}
                onChange={(chosen) => onChange({ weekday: Number(chosen) })}
              />
            )}
            <SelectField
              label={text.hour}
              options={HOURS}
              value={String(hour)}
              onChange={(chosen) => onChange({ hour: Number(chosen) })}
            />
          </div>
        )}
        <RhythmHint preferences={preferences} />
      </div>
    </Panel>
  );
}

function RhythmHint({ preferences }: Pick<MailRhythmProps, 'preferences'>) {
  const { digest, time_zone: zone, next_mail_at: next } = preferences;
  if (digest === 'off') return null;
  if (digest === 'immediately') return <p className={styles.hint}>{text.atOnce}</p>;
  return (
    <p className={styles.hint}>
      {text.zone(zone)} {next !== null && text.next(exactTime(next))}
    </p>
  );
}
