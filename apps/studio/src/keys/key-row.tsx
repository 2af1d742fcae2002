import { dataOf, type AccessKeyView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, Ellipsis, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { organizationsQuery } from '../api/account-queries.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { Button } from '../design/components/controls/button.js';
import { Cell } from '../design/components/data/table.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Status, Tag } from '../design/components/layout/status.js';
import { Time } from '../design/components/layout/time.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { Menu, MenuItem, MenuLine } from '../design/components/overlays/menu.js';
import { RenameDialog } from '../settings/rename-dialog.js';
import { keyTexts as text } from '../strings/en/keys.js';
import { SCOPES } from './new-key.js';
import styles from './keys.module.css';

const KINDS = { active: 'positive', expired: 'neutral', revoked: 'danger' } as const;

/** An access key with its acts; those that have ended have none. */
export function KeyRow({ accessKey }: { readonly accessKey: AccessKeyView }) {
  const { data: organizations } = useQuery(organizationsQuery);
  const { name, scopes, organization_id: organizationId, status, expires_at } = accessKey;
  const { created_at: createdAt, last_used_at: lastUsed } = accessKey;
  const organization = organizations?.find(({ id }) => id === organizationId)?.name;
  return (
    <tr>
      <th scope="row">{name}</th>
      <Cell>
        <span className={styles.scopes}>
          {scopes.length === SCOPES.length
            ? text.allScopes
            : scopes.map((scope) => <Tag key={scope}>{text.scopeNames[scope]}</Tag>)}
        </span>
      </Cell>
      <Cell isMuted>{organizationId === null ? text.allOrganizations : (organization ?? organizationId)}</Cell>
      <Cell isMuted>
        <Time at={createdAt} />
      </Cell>
      <Cell isMuted>{lastUsed === null ? text.neverUsed : <Time at={lastUsed} />}</Cell>
      <Cell>
        <Status kind={KINDS[status]}>
          <span>
            {text.states[status]}
            {status === 'active' && expires_at !== null && (
              <span className={styles.detail}>
                {' '}
                {text.until} <Time at={expires_at} />
              </span>
            )}
          </span>
        </Status>
      </Cell>
      <Cell isNumber>{status === 'active' && <KeyMenu accessKey={accessKey} />}</Cell>
    </tr>
  );
}

function KeyMenu({ accessKey: { id, name } }: { readonly accessKey: AccessKeyView }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'rename' | 'revoke'>();
  const done = async (message: string) => {
    await queries.invalidateQueries({ queryKey: keys.accessKeys });
    addMessage({ kind: 'positive', text: message });
  };
  const rename = async (next: string) => {
    await dataOf(services().base.keys.rename({ path: { id }, body: { persisted_token: { name: next } } }));
    await done(text.renamed);
  };
  const revoke = async () => {
    await dataOf(services().base.keys.revoke({ path: { id } }));
    await done(text.revoked(name));
  };
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
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
        <MenuItem icon={<Ban />} onAction={() => setOpen('revoke')}>
          {text.revoke}
        </MenuItem>
      </Menu>
      <RenameDialog
        title={text.rename}
        name={name}
        field="persisted_token.name"
        isOpen={open === 'rename'}
        onOpenChange={close}
        onRename={rename}
      />
      <ConfirmDialog
        title={text.revokeTitle(name)}
        hint={text.revokeHint}
        action={text.revoke}
        isOpen={open === 'revoke'}
        onOpenChange={close}
        onConfirm={revoke}
      />
    </>
  );
}
