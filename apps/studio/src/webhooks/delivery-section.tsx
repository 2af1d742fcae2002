import { dataOf, type DeliveryView } from '@reelsheet/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Send } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { deliveriesQuery } from '../api/webhook-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Cell, Table } from '../design/components/data/table.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Section } from '../design/components/layout/page.js';
import { Status } from '../design/components/layout/status.js';
import { Time } from '../design/components/layout/time.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { strings } from '../strings/en.js';
import { webhookTexts as text } from '../strings/en/webhooks.js';
import { DeliveryDialog } from './delivery-dialog.js';
import { STATE_KINDS } from './delivery-states.js';
import styles from './webhooks.module.css';

const COLUMNS = [
  { title: text.event },
  { title: text.address },
  { title: text.state },
  { title: text.attempts, isNumber: true },
  { title: text.answer, isNumber: true },
  { title: text.when },
];

/** Deliveries of the last 30 days of an agent. */
export function DeliverySection({ agentId }: { readonly agentId: number }) {
  const { id, canManage } = useOrganization();
  const query = useInfiniteQuery(deliveriesQuery(id, agentId));
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  const end = (
    <span className={styles.filter}>
      {canManage && deliveries && deliveries.length > 0 && <Replay agentId={agentId} />}
      <Button
        kind="plain"
        size="small"
        icon={<RefreshCw />}
        isPending={isFetching && !isFetchingNextPage}
        onPress={() => void refetch()}
      >
        {text.refresh}
      </Button>
    </span>
  );
  return (
    <Section title={text.deliveries} end={end}>
      {!deliveries && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
      {deliveries?.length === 0 && <EmptyState icon={<Send />} title={text.empty} hint={text.emptyHint} />}
      {deliveries && deliveries.length > 0 && <Deliveries agentId={agentId} deliveries={deliveries} />}
      {hasNextPage && (
        <Button kind="plain" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {strings.common.showMore}
        </Button>
      )}
    </Section>
  );
}

interface DeliveriesProps {
  readonly agentId: number;
  readonly deliveries: readonly DeliveryView[];
}

function Deliveries({ agentId, deliveries }: DeliveriesProps) {
  const [openId, setOpenId] = useState<number>();
  const open = deliveries.find(({ id }) => id === openId);
  return (
    <>
      <Table label={text.deliveries} columns={COLUMNS}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpenId(delivery.id)} />
        ))}
      </Table>
      <DeliveryDialog agentId={agentId} delivery={open} onClose={() => setOpenId(undefined)} />
    </>
  );
}

function DeliveryRow({ delivery, onOpen }: { readonly delivery: DeliveryView; readonly onOpen: () => void }) {
  const { type, endpoint, status, attempts, response_status: answer, created_at: at } = delivery;
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          <span className="visually-hidden">{text.open('')}</span>
          {type}
        </button>
      </th>
      <Cell isMuted>{text[endpoint]}</Cell>
      <Cell>
        <Status kind={STATE_KINDS[status]}>{text.states[status]}</Status>
      </Cell>
      <Cell isNumber isMuted>
        {attempts}
      </Cell>
      <Cell isNumber isMuted>
        {answer ?? text.none}
      </Cell>
      <Cell isMuted>
        <Time at={at} />
      </Cell>
    </tr>
  );
}

/** Sends all deliveries again that were missed. */
function Replay({ agentId }: { readonly agentId: number }) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const replay = async () => {
    const { replayed } = await dataOf(
      services().base.webhooks.deliveries.replay({ path: { agent_id: agentId }, body: {} }),
    );
    addMessage({ kind: 'positive', text: text.replayed(replayed) });
    await queries.invalidateQueries({ queryKey: keys.deliveries(id, agentId) });
  };
  return (
    <>
      <Button kind="plain" size="small" icon={<Send />} onPress={() => setOpen(true)}>
        {text.replay}
      </Button>
      <ConfirmDialog
        title={text.replayTitle}
        hint={text.replayHint}
        action={text.replay}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={replay}
      />
    </>
  );
}
