import { dataOf, type OwnerProofBody, type SecondFactorView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, KeyRound, PencilLine, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { Button } from '../../design/components/controls/button.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Row } from '../../design/components/layout/list.js';
import { Time } from '../../design/components/layout/time.js';
import { Menu, MenuItem, MenuLine } from '../../design/components/overlays/menu.js';
import { RenameDialog } from '../../settings/rename-dialog.js';
import { person } from '../../strings/en/person.js';
import { ProofDialog } from './proof-dialog.js';

const text = person.factors;

/** A second factor with its acts. */
export const FactorRow = ({ factor }: { readonly factor: SecondFactorView }) => (
  <Row
    icon={factor.kind === 'totp' ? <Smartphone aria-hidden="true" /> : <KeyRound aria-hidden="true" />}
    title={factor.name}
    detail={
      <>
        {factor.name !== text.kinds[factor.kind] && `${text.kinds[factor.kind]} · `}
        {text.added} <Time at={factor.created_at} /> ·{' '}
        {factor.last_used_at === null ? (
          text.neverUsed
        ) : (
          <>
            {text.lastUsed} <Time at={factor.last_used_at} />
          </>
        )}
      </>
    }
    end={<FactorMenu factor={factor} />}
  />
);

function FactorMenu({ factor: { id, name } }: { readonly factor: SecondFactorView }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const done = async (message: string) => {
    await queries.invalidateQueries({ queryKey: keys.secondFactors });
    addMessage({ kind: 'positive', text: message });
  };
  const rename = async (next: string) => {
    await dataOf(services().base.secondFactors.rename({ path: { id }, body: { name: next } }));
    await done(text.renamed);
  };
  const remove = async (body: OwnerProofBody) => {
    await dataOf(services().base.secondFactors.remove({ path: { id }, body }));
    await done(text.removed(name));
  };
  return (
    <>
      <Menu
        trigger={<Button kind="plain" size="small" aria-label={text.actions(name)} icon={<Ellipsis />} />}
        label={text.actions(name)}
      >
        <MenuItem icon={<PencilLine />} onAction={() => setOpen('rename')}>
          {text.rename}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Trash2 />} onAction={() => setOpen('remove')}>
          {text.remove}
        </MenuItem>
      </Menu>
      <RenameDialog
        title={text.rename}
        name={name}
        field="name"
        isOpen={open === 'rename'}
        onOpenChange={close}
        onRename={rename}
      />
      <ProofDialog
        title={text.removeTitle(name)}
        hint={person.deletionConfirm}
        action={text.remove}
        isDangerous
        isOpen={open === 'remove'}
        onOpenChange={close}
        onProof={remove}
      />
    </>
  );
}
