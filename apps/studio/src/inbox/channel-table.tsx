import type { NotificationPreferencesView } from '@reelsheet/client';
import { Switch } from '../design/components/controls/switch.js';
import { strings } from '../strings/en.js';
import { TOPIC_NAMES, TOPICS } from './inbox-topics.js';
import type { PreferenceChange } from './preference-change.js';
import styles from './settings.module.css';

const text = strings.inbox;

interface ChannelTableProps {
  readonly preferences: NotificationPreferencesView;
  readonly onChange: (change: PreferenceChange) => void;
}

/** A switch for each kind of notification, for the inbox and for mails. */
export function ChannelTable({ preferences, onChange }: ChannelTableProps) {
  const { kinds, digest } = preferences;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.preferences.kind}</th>
          <th scope="col">{text.preferences.inApp}</th>
          <th scope="col">{text.preferences.byMail}</th>
        </tr>
      </thead>
      {TOPIC_NAMES.map((topic) => (
        <tbody key={topic}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.topic}>
              {text.topics[topic]}
            </th>
          </tr>
          {kinds
            .filter(({ kind }) => (TOPICS[topic] as readonly string[]).includes(kind))
            .map(({ kind, in_app: inApp, by_mail: byMail }) => {
              const name = text.preferences.kindNames[kind];
              return (
                <tr key={kind}>
                  <th scope="row">{name}</th>
                  <td>
                    <Switch isSelected={inApp} onChange={(chosen) => onChange({ kinds: [{ kind, in_app: chosen }] })}>
                      <span className="visually-hidden">{`${text.preferences.inApp}: ${name}`}</span>
                    </Switch>
                  </td>
                  <td>
                    <Switch
                      isDisabled={digest === 'off'}
                      isSelected={byMail}
                      onChange={(chosen) => onChange({ kinds: [{ kind, by_mail: chosen }] })}
                    >
                      <span className="visually-hidden">{`${text.preferences.byMail}: ${name}`}</span>
                    </Switch>
                  </td>
                </tr>
              );
            })}
        </tbody>
      ))}
    </table>
  );
}
