import { dataOf, type UserProfileView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../api/person-queries.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { LoadFailed } from '../app/error-pages.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Section } from '../design/components/layout/page.js';
import { textOf, useSubmission } from '../design/submission.js';
import { renameUser } from '../session/session.js';
import { Card, CardForm } from '../settings/card.js';
import { PictureChoice } from '../settings/picture-choice.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { strings } from '../strings/en.js';
import { person as text } from '../strings/en/person.js';
import { settings } from '../strings/en/settings.js';
import { AccountDeletion } from './account-deletion.js';

const FIELDS = { 'organization.avatar': 'avatar' };

/** Name and picture of the person who is signed in, and the end of the account. */
export function ProfilePage() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  return (
    <SettingsFrame title={settings.pages.profile} hint={text.profileHint}>
      {!profile && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {profile && (
        <>
          <IdentitySection profile={profile} />
          <AccountDeletion />
        </>
      )}
    </SettingsFrame>
  );
}

function IdentitySection({ profile }: { readonly profile: UserProfileView }) {
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission(FIELDS);
  const saved = async () => {
    await queries.invalidateQueries({ queryKey: keys.me });
    addMessage({ kind: 'positive', text: text.saved });
  };
  const rename = async (name: string) => {
    renameUser(await dataOf(services().base.me.update({ body: { name } })));
    await saved();
  };
  const changePicture = async (avatar: string | null) => {
    const path = { organization_id: profile.personal_organization_id };
    // Null takes the picture away, which the generated type does not say.
    await dataOf(services().base.organizations.update({ path, body: { organization: { avatar: avatar! } } }));
    await queries.invalidateQueries({ queryKey: keys.organizations });
    await saved();
  };
  return (
    <Section title={text.identity}>
      <Card>
        <PictureChoice
          name={profile.name}
          url={profile.avatar?.thumbnail_url}
          isRound
          isPending={isPending}
          onChange={changePicture}
          run={run}
        />
        <CardForm>
          <Form error={error} fields={['name']} onSubmit={(values) => run(() => rename(textOf(values, 'name')))}>
            <TextField label={text.name} name="name" autoComplete="name" defaultValue={profile.name} isRequired />
            <TextField label={text.email} value={profile.email} autoComplete="off" isReadOnly />
            <TextField label={text.username} value={profile.username} autoComplete="off" isReadOnly />
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
