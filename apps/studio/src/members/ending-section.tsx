import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { TextField } from '../design/components/controls/text-field.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Section } from '../design/components/layout/page.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { ActLine, Card } from '../settings/card.js';
import { members } from '../strings/en/members.js';

const text = members.organization;

/** Leaves the organization, or deletes it. */
export function EndingSection() {
  const { organization } = useOrganization();
  if (organization.is_personal)
    return (
      <Section title={text.leaving}>
        <Card hint={text.personal}>{null}</Card>
      </Section>
    );
  return (
    <Section title={text.leaving}>
      <Card isDangerous>
        <Leaving />
        {organization.role === 'owner' && <Deletion />}
      </Card>
    </Section>
  );
}

/** Goes to another organization after the shown one is gone for the user. */
function useDeparture() {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (message: string) => {
    await queries.refetchQueries({ queryKey: keys.organizations });
    await navigate({ to: '/' });
    queries.removeQueries({ queryKey: keys.organization(id) });
    addMessage({ kind: 'positive', text: message });
  };
}

function Leaving() {
  const { id, organization } = useOrganization();
  const depart = useDeparture();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActLine title={text.leave} hint={text.leaveHint}>
        <Button onPress={() => setOpen(true)}>{text.leaveAction}</Button>
      </ActLine>
      <ConfirmDialog
        title={text.titleOfLeaving(organization.name)}
        hint={text.leaveHint}
        action={text.leaveAction}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => dataOf(services().base.organizations.leave({ path: { organization_id: id } }))}
        onDone={() => void depart(text.left(organization.name))}
      />
    </>
  );
}

function Deletion() {
  const { id, organization } = useOrganization();
  const depart = useDeparture();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = (isNext: boolean) => {
    setTyped('');
    setOpen(isNext);
  };
  return (
    <>
      <ActLine title={text.delete} hint={text.deleteHint}>
        <Button kind="danger" onPress={() => open(true)}>
          {text.deleteAction}
        </Button>
      </ActLine>
      <ConfirmDialog
        title={text.deleteTitle(organization.name)}
        hint={text.deleteHint}
        action={text.deleteAction}
        isOpen={isOpen}
        onOpenChange={open}
        isReady={typed.trim() === organization.name}
        onConfirm={() => dataOf(services().base.organizations.delete({ path: { organization_id: id } }))}
        onDone={() => void depart(text.deleted(organization.name))}
      >
        <TextField
          label={text.deleteConfirm(organization.name)}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoFocus
        />
      </ConfirmDialog>
    </>
  );
}
