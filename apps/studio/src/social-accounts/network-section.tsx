import { dataOf, type Platform, type SocialAccountView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Banner } from '../design/components/feedback/banner.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Button } from '../design/components/controls/button.js';
import { FormButtons } from '../design/components/controls/form.js';
import { List, Row } from '../design/components/layout/list.js';
import { Section } from '../design/components/layout/page.js';
import { Status, Tag, type StatusKind } from '../design/components/layout/status.js';
import { Time } from '../design/components/layout/time.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import { newestFirst, publishingAccount } from './publishing-account.js';
import styles from './social-accounts.module.css';

const text = strings.socialAccounts;

interface NetworkProps {
  readonly platform: Platform;
  readonly agentId: number;
  readonly accounts: readonly SocialAccountView[];
}

/** One network: its accounts with their health, and what connects another. */
export function NetworkSection({ platform, agentId, accounts }: NetworkProps) {
  const { canEdit } = useOrganization();
  const { isPending, error, run } = useSubmission();
  const network = PLATFORM_NAMES[platform];
  const connect = () => run(() => goToNetwork(agentId, platform));
  const publishing = publishingAccount(accounts);
  const isSeveral = accounts.length > 1;
  return (
    <Section
      title={network}
      end={
        canEdit && (
          <Button
            size="small"
            icon={<Plug />}
            aria-label={text.connectTo(network)}
            isPending={isPending}
            onPress={connect}
          >
            {accounts.length === 0 ? text.connect : text.another}
          </Button>
        )
      }
    >
      {error && (
        <Banner kind="danger">{error.code === 'vendor_not_set_up' ? text.notSetUp(network) : error.message}</Banner>
      )}
      {accounts.length === 0 ? (
        <p className={styles.none}>{text.none}</p>
      ) : (
        <List label={network}>
          {newestFirst(accounts).map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              agentId={agentId}
              isPublishing={isSeveral && account === publishing}
              onReconnect={connect}
            />
          ))}
        </List>
      )}
      {isSeveral ? <p className={styles.note}>{text.publishesHint}</p> : null}
    </Section>
  );
}

/** Sends the browser to the consent page of the network, which sends it back here. */
async function goToNetwork(agentId: number, platform: Platform): Promise<void> {
  const { authorize_url } = await dataOf(
    services().base.socialAccounts.connect({
      path: { agent_id: agentId, platform },
      body: { redirect_uri: `${location.origin}${location.pathname}` },
    }),
  );
  location.assign(authorize_url);
}

const KINDS: Readonly<Record<SocialAccountView['status'], StatusKind>> = {
  connected: 'positive',
  expired: 'warning',
  disconnected: 'danger',
};

interface AccountRowProps {
  readonly account: SocialAccountView;
  readonly agentId: number;
  readonly isPublishing: boolean;
  readonly onReconnect: () => void;
}

function AccountRow({ account, agentId, isPublishing, onReconnect }: AccountRowProps) {
  const { canEdit } = useOrganization();
  const { display_name: name, handle, status, connected_at: at } = account;
  return (
    <Row
      isWrapping
      title={name}
      detail={
        <>
          {handle ? `@${handle} · ` : ''}
          {text.since} <Time at={at} />
        </>
      }
      end={
        <>
          {isPublishing && <Tag>{text.publishes}</Tag>}
          <Status kind={KINDS[status]}>{text.states[status]}</Status>
          {canEdit && status !== 'connected' && (
            <Button size="small" aria-label={text.reconnectOf(name)} onPress={onReconnect}>
              {text.reconnect}
            </Button>
          )}
          {canEdit && <DisconnectButton account={account} agentId={agentId} />}
        </>
      }
    />
  );
}

function DisconnectButton({ account, agentId }: Pick<AccountRowProps, 'account' | 'agentId'>) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { isPending, error, run } = useSubmission();
  const name = account.display_name;
  const disconnect = async () => {
    const path = { agent_id: agentId, id: account.id };
    await dataOf(services().base.socialAccounts.disconnect({ path }));
    setOpen(false);
    addMessage({ kind: 'positive', text: text.disconnected(name) });
    await queries.invalidateQueries({ queryKey: keys.socialAccounts(id) });
  };
  return (
    <>
      <Button size="small" kind="plain" aria-label={text.disconnectOf(name)} onPress={() => setOpen(true)}>
        {text.disconnect}
      </Button>
      <Dialog title={text.confirmTitle(name)} hint={text.confirm} isOpen={isOpen} onOpenChange={setOpen}>
        {error && <Banner kind="danger">{error.message}</Banner>}
        <FormButtons>
          <Button onPress={() => setOpen(false)}>{strings.common.cancel}</Button>
          <Button kind="danger" isPending={isPending} onPress={() => run(disconnect)}>
            {text.disconnect}
          </Button>
        </FormButtons>
      </Dialog>
    </>
  );
}
