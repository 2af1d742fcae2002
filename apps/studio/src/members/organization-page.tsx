import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { Switch } from '../design/components/controls/switch.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Banner } from '../design/components/feedback/banner.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Section } from '../design/components/layout/page.js';
import { textOf, useSubmission } from '../design/submission.js';
import { Card, CardForm } from '../settings/card.js';
import { PictureChoice } from '../settings/picture-choice.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { strings } from '../strings/en.js';
import { members } from '../strings/en/members.js';
import { settings } from '../strings/en/settings.js';
import { EndingSection } from './ending-section.js';

const text = members.organization;
const FIELDS = { 'organization.name': 'name', 'organization.avatar': 'avatar' };

/** Settings of the organization itself. */
export function OrganizationPage() {
  const { organization, canManage } = useOrganization();
  return (
    <SettingsFrame title={settings.pages.general} hint={text.hint}>
      {canManage ? <IdentitySection key={organization.id} /> : <Banner kind="info">{text.readOnly}</Banner>}
      <ProtectionSection />
      <EndingSection />
    </SettingsFrame>
  );
}

/** Changes the organization, and reads the list of organizations again. */
function useChange() {
  const { id } = useOrganization();
  const queries = useQueryClient();
  return async (organization: Parameters<typeof send>[1]) => {
    await send(id, organization);
    await queries.invalidateQueries({ queryKey: keys.organizations });
    addMessage({ kind: 'positive', text: text.saved });
  };
}

interface IdentityChange {
  readonly name?: string;
  readonly avatar?: string | null;
  readonly require_second_factor?: boolean;
}

const send = (id: number, { avatar, ...changes }: IdentityChange) => {
  // Null takes the picture away, which the generated type does not say.
  const picture = avatar === undefined ? {} : { avatar: avatar! };
  const body = { organization: { ...changes, ...picture } };
  return dataOf(services().base.organizations.update({ path: { organization_id: id }, body }));
};

function IdentitySection() {
  const { organization } = useOrganization();
  const change = useChange();
  const { isPending, error, run } = useSubmission(FIELDS);
  return (
    <Section title={text.identity}>
      <Card>
        <PictureChoice
          name={organization.name}
          url={organization.avatar?.thumbnail_url}
          isPending={isPending}
          onChange={(avatar) => change({ avatar })}
          run={run}
        />
        <CardForm>
          <Form
            error={error}
            fields={['name']}
            onSubmit={(values) => run(() => change({ name: textOf(values, 'name') }))}
          >
            <TextField label={text.name} name="name" autoComplete="off" defaultValue={organization.name} isRequired />
            <div>
              <Button type="submit" kind="primary" isPending={isPending}>
                {strings.common.save}
              </Button>
            </div>
          </Form>
        </CardForm>
      </Card>
    </Section>
  );
}

function ProtectionSection() {
  const { organization } = useOrganization();
  const change = useChange();
  const { isPending, error, run } = useSubmission();
  const isOwner = organization.role === 'owner';
  return (
    <Section title={text.protection}>
      <Card hint={isOwner ? text.requireFactorHint : `${text.requireFactorHint} ${text.requireFactorOwner}`}>
        {error && <Banner kind="danger">{error.message}</Banner>}
        <Switch
          isSelected={organization.require_second_factor}
          isDisabled={!isOwner || isPending}
          onChange={(isRequired) => run(() => change({ require_second_factor: isRequired }))}
        >
          {text.requireFactor}
        </Switch>
      </Card>
    </Section>
  );
}
