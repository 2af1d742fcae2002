import { dataOf, type AccessKeyScope } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { organizationsQuery } from '../api/account-queries.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Checkbox } from '../design/components/controls/checkbox.js';
import { FieldErrorText, FieldHint } from '../design/components/controls/field-text.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { Segments } from '../design/components/controls/segments.js';
import { Select } from '../design/components/controls/select.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../design/submission.js';
import { CopyField } from '../settings/copy-field.js';
import { strings } from '../strings/en.js';
import { keyTexts as text } from '../strings/en/keys.js';
import { EXPIRIES, isLimited, keyRequest, PRESETS, presetOf, SCOPES, type KeyExpiry } from './new-key.js';
import styles from './keys.module.css';

interface NewKeyProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Creates a key, and shows it once. */
export function NewKeyDialog({ isOpen, onOpenChange }: NewKeyProps) {
  const [token, setToken] = useState<string>();
  const change = (isNext: boolean) => {
    onOpenChange(isNext);
    if (!isNext) setToken(undefined);
  };
  if (token === undefined)
    return (
      <Dialog title={text.createTitle} hint={text.createHint} isOpen={isOpen} onOpenChange={change}>
        <NewKeyForm onClose={() => change(false)} onCreated={setToken} />
      </Dialog>
    );
  return (
    <Dialog title={text.createdTitle} hint={text.createdHint} isOpen={isOpen} onOpenChange={change} isRetained>
      <CopyField label={text.key} value={token} isCopyFocused />
      <FormButtons>
        <Button kind="primary" onPress={() => change(false)}>
          {text.done}
        </Button>
      </FormButtons>
    </Dialog>
  );
}

interface NewKeyFormProps {
  readonly onClose: () => void;
  readonly onCreated: (token: string) => void;
}

function NewKeyForm({ onClose, onCreated }: NewKeyFormProps) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission({ expires_in: 'expiry', organization_id: 'organization' });
  const [scopes, setScopes] = useState<readonly AccessKeyScope[]>(PRESETS.read);
  const [organization, setOrganization] = useState<string>(String(id));
  const [expiry, setExpiry] = useState<KeyExpiry>('90d');
  const chosen = organization === 'all' ? undefined : Number(organization);
  const limited = isLimited({ scopes, organization: chosen });
  const create = async (values: FormData) => {
    const body = keyRequest({ name: textOf(values, 'name'), scopes, organization: chosen, expiry });
    const { token } = await dataOf(services().base.keys.create({ body }));
    await queries.invalidateQueries({ queryKey: keys.accessKeys });
    onCreated(token);
  };
  const submit = (values: FormData) => {
    if (scopes.length > 0) run(() => create(values));
  };
  return (
    <Form error={error} fields={['name']} onSubmit={submit}>
      <TextField label={text.name} hint={text.nameHint} name="name" autoComplete="off" isRequired autoFocus />
      <ScopeChoice scopes={scopes} onChange={setScopes} />
      <div className={styles.pair}>
        <OrganizationChoice value={organization} onChange={setOrganization} />
        <Select
          label={text.expires}
          value={limited && expiry === 'never' ? '365d' : expiry}
          choices={EXPIRIES.filter((each) => !limited || each !== 'never').map((value) => ({
            value,
            label: text.expiries[value],
          }))}
          onChange={setExpiry}
        />
      </div>
      {limited && <FieldHint>{text.expiryLimited}</FieldHint>}
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {strings.common.create}
        </Button>
      </FormButtons>
    </Form>
  );
}

interface ScopeChoiceProps {
  readonly scopes: readonly AccessKeyScope[];
  readonly onChange: (scopes: readonly AccessKeyScope[]) => void;
}

const CHOICES = (['read', 'everything', 'custom'] as const).map((value) => ({ value, label: text.presets[value] }));

/** Chooses what a key may do: one of the usual choices, or each right. */
function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
  const [isCustom, setCustom] = useState(false);
  const preset = isCustom ? 'custom' : presetOf(scopes);
  const choose = (next: (typeof CHOICES)[number]['value']) => {
    setCustom(next === 'custom');
    if (next !== 'custom') onChange(PRESETS[next]);
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend>{text.scopes}</legend>
      <div>
        <Segments label={text.scopes} value={preset} options={CHOICES} onChange={choose} />
      </div>
      {preset === 'custom' ? (
        <Scopes scopes={scopes} onChange={onChange} />
      ) : (
        <FieldHint>{text.presetHints[preset]}</FieldHint>
      )}
    </fieldset>
  );
}

function Scopes({ scopes, onChange }: ScopeChoiceProps) {
  const set = (scope: AccessKeyScope, isOn: boolean) =>
    onChange(SCOPES.filter((each) => (each === scope ? isOn : scopes.includes(each))));
  return (
    <>
      {SCOPES.map((scope) => (
        <Checkbox key={scope} isSelected={scopes.includes(scope)} onChange={(isOn) => set(scope, isOn)}>
          <span>
            {text.scopeNames[scope]} <span className={styles.detail}>{text.scopeHints[scope]}</span>
          </span>
        </Checkbox>
      ))}
      <FieldErrorText>{scopes.length === 0 ? text.noScope : undefined}</FieldErrorText>
    </>
  );
}

interface OrganizationChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OrganizationChoice({ value, onChange }: OrganizationChoiceProps) {
  const { data: organizations = [] } = useQuery(organizationsQuery);
  const choices = organizations.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      label={text.organization}
      value={value}
      choices={[...choices, { value: 'all', label: text.allOrganizations }]}
      onChange={onChange}
    />
  );
}
