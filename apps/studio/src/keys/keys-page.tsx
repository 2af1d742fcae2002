import { dataOf, type AccessKeyView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { accessKeysQuery } from '../api/key-queries.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { LoadFailed } from '../app/error-pages.js';
import { Button } from '../design/components/controls/button.js';
import { Switch } from '../design/components/controls/switch.js';
import { Table } from '../design/components/data/table.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { keyTexts as text } from '../strings/en/keys.js';
import { settings } from '../strings/en/settings.js';
import { KeyRow } from './key-row.js';
import { NewKeyDialog } from './new-key-dialog.js';
import styles from './keys.module.css';

const COLUMNS = [
  { title: text.name },
  { title: text.scopes },
  { title: text.organization },
  { title: text.createdAt },
  { title: text.lastUsed },
  { title: text.state },
  { title: text.actionsTitle, isTitleHidden: true, isNumber: true },
];

/** Access keys of the person who is signed in. */
export function KeysPage() {
  const { data: all, error, refetch } = useQuery(accessKeysQuery);
  const [isCreating, setCreating] = useState(false);
  const add = (
    <Button kind="primary" icon={<Plus />} onPress={() => setCreating(true)}>
      {text.create}
    </Button>
  );
  return (
    <SettingsFrame title={settings.pages.keys} hint={text.hint} actions={all && all.length > 0 && add}>
      {!all && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {all?.length === 0 && <EmptyState icon={<KeyRound />} title={text.empty} hint={text.emptyHint} action={add} />}
      {all && all.length > 0 && <KeyTable all={all} />}
      <NewKeyDialog isOpen={isCreating} onOpenChange={setCreating} />
    </SettingsFrame>
  );
}

function KeyTable({ all }: { readonly all: readonly AccessKeyView[] }) {
  const active = all.filter(({ status }) => status === 'active');
  const [hasEnded, setEnded] = useState(active.length === 0);
  return (
    <>
      {active.length < all.length && (
        <div className={styles.filter}>
          <Switch isSelected={hasEnded} onChange={setEnded}>
            {text.showEnded}
          </Switch>
        </div>
      )}
      <Table label={settings.pages.keys} columns={COLUMNS}>
        {(hasEnded ? all : active).map((key) => (
          <KeyRow key={key.id} accessKey={key} />
        ))}
      </Table>
      {active.length > 1 && <RevokeAll />}
    </>
  );
}

function RevokeAll() {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const revoke = async () => {
    await dataOf(services().base.keys.revokeAll());
    await queries.invalidateQueries({ queryKey: keys.accessKeys });
    addMessage({ kind: 'positive', text: text.allRevoked });
  };
  return (
    <div className={styles.end}>
      <Button onPress={() => setOpen(true)}>{text.revokeAll}</Button>
      <ConfirmDialog
        title={text.revokeAllTitle}
        hint={text.revokeAllHint}
        action={text.revokeAll}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={revoke}
      />
    </div>
  );
}
