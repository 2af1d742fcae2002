import type { OrganizationRole } from '@reelsheet/client';
import { useRouter } from '@tanstack/react-router';
import { installation } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { Select } from '../design/components/controls/select.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../design/submission.js';
import { CopyField } from '../settings/copy-field.js';
import { strings } from '../strings/en.js';
import { members as text } from '../strings/en/members.js';
import { useMemberActs } from './member-acts.js';
import { assignableRoles } from './member-rights.js';
import { roleChoice } from './member-row.js';

interface AddMemberProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Invites an address, or adds somebody who has an account where addresses are not proved. */
export function AddMemberDialog({ isOpen, onOpenChange }: AddMemberProps) {
  const { address_proof: isInvited } = installation();
  return (
    <Dialog
      title={isInvited ? text.invite : text.add}
      hint={isInvited ? text.inviteHint : text.addHint}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AddMemberForm submit={isInvited ? text.sendInvitation : text.addNow} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function AddMemberForm({ submit, onClose }: { readonly submit: string; readonly onClose: () => void }) {
  const { organization } = useOrganization();
  const { add } = useMemberActs();
  const { isPending, error, run } = useSubmission();
  const send = async (values: FormData) => {
    await add(textOf(values, 'email').trim(), textOf(values, 'role') as OrganizationRole);
    onClose();
  };
  return (
    <Form error={error} fields={['email', 'role']} onSubmit={(values) => run(() => send(values))}>
      <TextField label={text.email} name="email" type="email" autoComplete="off" isRequired autoFocus />
      <Select
        label={text.role}
        name="role"
        defaultValue="editor"
        choices={assignableRoles(organization.role).map(roleChoice)}
      />
      <AccountAddress />
      <FormButtons>
        <Button onPress={onClose}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {submit}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** The address at which somebody gets the account without which nobody is added; invitations need none. */
function AccountAddress() {
  const { address_proof: isInvited, sign_up: isOpen, oidc_issuer: issuer } = installation();
  const router = useRouter();
  if (isInvited || (!isOpen && issuer === null)) return null;
  const path = isOpen ? '/sign_up' : '/sign_in';
  return (
    <CopyField
      label={isOpen ? text.signUpAddress : text.signInAddress}
      hint={isOpen ? text.signUpAddressHint : text.signInAddressHint}
      value={`${location.origin}${router.basepath}${path}`}
    />
  );
}
