import { ApiError, dataOf, type LastOwnerErrorOrganizations, type OwnerProofBody } from '@reelsheet/client';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { services } from '../api/services.js';
import { Button } from '../design/components/controls/button.js';
import { Banner } from '../design/components/feedback/banner.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Section } from '../design/components/layout/page.js';
import { forgetSession } from '../session/session.js';
import { ActLine, Card } from '../settings/card.js';
import { person as text } from '../strings/en/person.js';
import { ProofDialog } from './security/proof-dialog.js';

/** Deletes the account of the person who is signed in. */
export function AccountDeletion() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [owned, setOwned] = useState<string>();
  const remove = async (body: OwnerProofBody) => {
    try {
      await dataOf(services().base.me.delete({ body }));
    } catch (error) {
      const names = ownedOrganizations(error);
      if (names === undefined) throw error;
      setOwned(names);
      return;
    }
    addMessage({ kind: 'positive', text: text.deleted });
    forgetSession();
    await navigate({ to: '/sign_in' });
  };
  return (
    <Section title={text.deletion}>
      <Card isDangerous>
        {owned !== undefined && <Banner kind="danger">{text.lastOwner(owned)}</Banner>}
        <ActLine title={text.deletion} hint={text.deletionHint}>
          <Button kind="danger" onPress={() => setOpen(true)}>
            {text.deletionAction}
          </Button>
        </ActLine>
      </Card>
      <ProofDialog
        title={text.deletionTitle}
        hint={`${text.deletionHint} ${text.deletionConfirm}`}
        action={text.deletionAction}
        isDangerous
        isOpen={isOpen}
        onOpenChange={setOpen}
        onProof={remove}
      />
    </Section>
  );
}

/** Returns the names of the organizations that would have no owner; undefined for another error. */
function ownedOrganizations(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { error_code: code, organizations = [] } = error.body as LastOwnerErrorOrganizations;
  return code === 'last_owner' ? organizations.map(({ name }) => name).join(', ') : undefined;
}
