import { Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { strings } from '../../strings/en.js';
import { Avatar } from '../components/layout/avatar.js';
import { Button } from '../components/controls/button.js';
import { Checkbox } from '../components/controls/checkbox.js';
import { Section } from '../components/layout/page.js';
import { PasswordField } from '../components/controls/password-field.js';
import { Segments } from '../components/controls/segments.js';
import { Key, Status, Tag } from '../components/layout/status.js';
import { Switch } from '../components/controls/switch.js';
import { TextArea } from '../components/controls/text-area.js';
import { TextField } from '../components/controls/text-field.js';
import { gallerySamples as sample } from './samples.js';
import styles from './gallery.module.css';

const text = strings.gallery;

export const ButtonSection = () => (
  <Section title={text.buttons}>
    {(['large', 'medium', 'small'] as const).map((size) => (
      <div key={size} className={styles.line}>
        <Button kind="primary" size={size} icon={<Plus />}>
          {sample.create}
        </Button>
        <Button size={size}>{sample.cancel}</Button>
        <Button kind="plain" size={size}>
          {sample.later}
        </Button>
        <Button kind="danger" size={size}>
          {sample.remove}
        </Button>
        <Button size={size} aria-label={sample.settings} icon={<Settings />} />
        <Button kind="primary" size={size} isPending>
          {sample.pending}
        </Button>
        <Button size={size} isDisabled>
          {sample.disabled}
        </Button>
      </div>
    ))}
  </Section>
);

export function FieldSection() {
  const [choice, setChoice] = useState<'one' | 'two'>('one');
  return (
    <Section title={text.fields}>
      <div className={styles.column}>
        <TextField label={sample.title} hint={sample.hint} placeholder={sample.placeholder} />
        <TextField label={sample.email} defaultValue={sample.wrongEmail} isInvalid />
        <TextArea label={sample.text} hint={sample.hint} placeholder={sample.placeholder} />
        <PasswordField label={sample.password} />
        <Checkbox defaultSelected>{sample.checkbox}</Checkbox>
        <Switch defaultSelected>{sample.switch}</Switch>
        <Segments
          label={sample.choice}
          value={choice}
          options={[
            { value: 'one', label: sample.one },
            { value: 'two', label: sample.two },
          ]}
          onChange={setChoice}
        />
      </div>
    </Section>
  );
}

export const StateSection = () => (
  <Section title={text.states}>
    <div className={styles.line}>
      <Status kind="positive">{sample.ready}</Status>
      <Status kind="warning">{sample.reconnect}</Status>
      <Status kind="danger">{sample.failed}</Status>
      <Status kind="neutral">{sample.unknown}</Status>
      <Tag>{sample.tag}</Tag>
      <Key>{sample.key}</Key>
    </div>
    <div className={styles.line}>
      {sample.names.map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
      {sample.names.map((name) => (
        <Avatar key={name} name={name} isRound />
      ))}
      {sample.names.map((name) => (
        <Avatar key={name} name={name} size="small" />
      ))}
    </div>
  </Section>
);
