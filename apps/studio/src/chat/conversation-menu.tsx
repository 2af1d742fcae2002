import { dataOf, type ConversationView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, PencilLine, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shownError } from '../api/api-errors.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { Menu, MenuItem, MenuLine } from '../design/components/overlays/menu.js';
import { RenameDialog } from '../settings/rename-dialog.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { chat as text } from '../strings/en/chat.js';

/** Pins, renames and deletes a conversation. */
export function ConversationMenu({ conversation }: { readonly conversation: ConversationView }) {
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const { pin, rename, remove } = useConversationActs(conversation);
  const { title, pinned } = conversation;
  return (
    <>
      <Menu
        trigger={<Button kind="plain" size="small" aria-label={text.actions} icon={<Ellipsis />} />}
        label={text.actions}
      >
        <MenuItem icon={pinned ? <PinOff /> : <Pin />} onAction={pin}>
          {pinned ? text.unpin : text.pin}
        </MenuItem>
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
        name={title}
        field="title"
        isOpen={open === 'rename'}
        onOpenChange={close}
        onRename={rename}
      />
      <ConfirmDialog
        title={text.removeTitle}
        hint={text.removeHint}
        action={text.remove}
        isOpen={open === 'remove'}
        onOpenChange={close}
        onConfirm={remove}
      />
    </>
  );
}

function useConversationActs(conversation: ConversationView) {
  const { id } = useOrganization();
  const { agent, params } = useShownAgent();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { conversations } = services().agent;
  const path = { id: conversation.id };
  const refresh = () => queries.invalidateQueries({ queryKey: keys.conversations(id, agent.id) });
  const pin = () =>
    void dataOf(conversations.update({ path, body: { pinned: !conversation.pinned } }))
      .catch((error: unknown) => addMessage({ kind: 'danger', text: shownError(error).message }))
      .finally(() => void refresh());
  const rename = async (name: string) => {
    await dataOf(conversations.update({ path, body: { title: name } }));
    await refresh();
    addMessage({ kind: 'positive', text: text.renamed });
  };
  const remove = async () => {
    await dataOf(conversations.delete({ path }));
    await navigate({ to: '/o/$organization/agents/$agent/chat', params });
    await refresh();
    addMessage({ kind: 'positive', text: text.removed });
  };
  return { pin, rename, remove };
}
