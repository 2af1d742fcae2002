import type { MemberView } from '@reelsheet/client';
import { Ellipsis, Send, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/components/controls/button.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { Menu, MenuItem } from '../design/components/overlays/menu.js';
import { members as text } from '../strings/en/members.js';
import { useMemberActs } from './member-acts.js';
import type { MemberRights } from './member-rights.js';

interface MemberMenuProps {
  readonly member: MemberView;
  readonly rights: MemberRights;
}

/** Acts on a member or an invitation. An invitation that was withdrawn can be sent again, so it needs no question. */
export function MemberMenu({ member, rights }: MemberMenuProps) {
  const acts = useMemberActs();
  const [isConfirming, setConfirming] = useState(false);
  const name = member.name ?? member.email;
  const trigger = <Button kind="plain" size="small" aria-label={text.actions(name)} icon={<Ellipsis />} />;
  if (member.status === 'invited')
    return (
      <Menu trigger={trigger} label={text.actions(name)}>
        <MenuItem icon={<Send />} onAction={() => acts.resend(member)}>
          {text.resend}
        </MenuItem>
        <MenuItem icon={<UserMinus />} onAction={() => acts.withdraw(member)}>
          {text.withdraw}
        </MenuItem>
      </Menu>
    );
  return (
    <>
      <Menu trigger={trigger} label={text.actions(name)}>
        <MenuItem icon={<UserMinus />} isDisabled={rights.isLastOwner} onAction={() => setConfirming(true)}>
          {text.remove}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        title={text.removeTitle(name)}
        hint={text.removeHint}
        action={text.removeAction}
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        onConfirm={() => acts.remove(member)}
      />
    </>
  );
}
