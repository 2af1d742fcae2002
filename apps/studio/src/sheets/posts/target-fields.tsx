import type { PostTextBody, SocialAccountView } from '@reelsheet/client';
import { FieldErrorText } from '../../design/components/controls/field-text.js';
import { SelectField } from '../../design/components/controls/select-field.js';
import { Switch } from '../../design/components/controls/switch.js';
import { inWords } from '../../posting/network-words.js';
import { TITLED } from '../../posting/new-post.js';
import { ShortVideoOptions } from '../../posting/short-video-options.js';
import { postStrings } from '../../strings/posts-en.js';
import { PromptField } from '../prompts/prompt-field.js';
import type { TargetDraft } from './plan-draft.js';
import styles from './posts.module.css';

const text = postStrings.form;
const ANY = '';

interface TargetFieldsProps {
  readonly target: TargetDraft;
  /** Accounts of the agent at this network. */
  readonly accounts: readonly SocialAccountView[];
  readonly names: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (target: TargetDraft) => void;
}

/** The account, texts and options of the posts at one network. */
export function TargetFields({ target, accounts, names, errors, onChange }: TargetFieldsProps) {
  const { platform, accountId, isOptional, content } = target;
  const write = (next: PostTextBody) => onChange({ ...target, content: { ...content, ...next } });
  const choose = (value: string) => onChange({ ...target, accountId: value === ANY ? null : Number(value) });
  return (
    <div className={styles.fields}>
      <SelectField
        label={text.account}
        value={accountId === null ? ANY : String(accountId)}
        error={errors['account_id']}
        options={[
          { value: ANY, label: text.anyAccount },
          ...accounts.map(({ id, display_name: name }) => ({ value: String(id), label: name })),
        ]}
        onChange={choose}
      />
      {accountId === null ? (
        <Switch isSelected={isOptional} onChange={(isOn) => onChange({ ...target, isOptional: isOn })}>
          {text.optional}
        </Switch>
      ) : null}
      {TITLED.has(platform) ? (
        <TextOfPost
          label={text.postTitle}
          value={content.title}
          names={names}
          error={errors['content.title']}
          onChange={(title) => write({ title })}
        />
      ) : null}
      <TextOfPost
        label={text.text}
        value={content.description}
        names={names}
        error={errors['content.description']}
        onChange={(description) => write({ description })}
      />
      {platform === 'shortvideo' ? <ShortVideoOptions content={content} onChange={write} /> : null}
    </div>
  );
}

interface TextOfPostProps {
  readonly label: string;
  readonly value: string | null | undefined;
  readonly names: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
}

function TextOfPost({ label, value, names, error, onChange }: TextOfPostProps) {
  return (
    <div>
      <PromptField
        label={label}
        value={value ?? ''}
        names={names}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
        onCommit={() => undefined}
      />
      <FieldErrorText>{error === undefined ? undefined : inWords(error)}</FieldErrorText>
    </div>
  );
}
