import { dataOf, type DeliveryView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { FormButtons } from '../design/components/controls/form.js';
import { Banner } from '../design/components/feedback/banner.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Status } from '../design/components/layout/status.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';
import { webhookTexts as text } from '../strings/en/webhooks.js';
import { exactTime } from '../strings/format.js';
import { STATE_KINDS } from './delivery-states.js';
import styles from './webhooks.module.css';

interface DeliveryDialogProps {
  readonly agentId: number;
  readonly delivery: DeliveryView | undefined;
  readonly onClose: () => void;
}

/** One delivery: what was sent, what was answered, and sending it again. */
export const DeliveryDialog = ({ agentId, delivery, onClose }: DeliveryDialogProps) => (
  <Dialog
    title={delivery ? `${text.details} ${delivery.type}` : text.details}
    size="large"
    isOpen={delivery !== undefined}
    onOpenChange={onClose}
  >
    {delivery && <Delivery agentId={agentId} delivery={delivery} onClose={onClose} />}
  </Dialog>
);

interface OpenDeliveryProps extends DeliveryDialogProps {
  readonly delivery: DeliveryView;
}

function Delivery({ agentId, delivery, onClose }: OpenDeliveryProps) {
  const { id, canManage } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const retry = async () => {
    const path = { agent_id: agentId, delivery_id: delivery.id };
    await dataOf(services().base.webhooks.deliveries.retry({ path }));
    addMessage({ kind: 'positive', text: text.retried });
    await queries.invalidateQueries({ queryKey: keys.deliveries(id, agentId) });
    onClose();
  };
  return (
    <>
      {error && <Banner kind="danger">{error.message}</Banner>}
      <Facts delivery={delivery} />
      <pre className={styles.body} tabIndex={0} aria-label={text.body}>
        {JSON.stringify(delivery.payload, null, 2)}
      </pre>
      <FormButtons>
        <Button onPress={onClose}>{strings.common.close}</Button>
        {canManage && delivery.status !== 'pending' && (
          <Button kind="primary" isPending={isPending} onPress={() => run(retry)}>
            {text.retry}
          </Button>
        )}
      </FormButtons>
    </>
  );
}

const Facts = ({ delivery }: { readonly delivery: DeliveryView }) => (
  <dl className={styles.facts}>
    <Fact name={text.state}>
      <Status kind={STATE_KINDS[delivery.status]}>{text.states[delivery.status]}</Status>
    </Fact>
    <Fact name={text.id}>
      <code>{delivery.webhook_id}</code>
    </Fact>
    <Fact name={text.address}>{text[delivery.endpoint]}</Fact>
    <Fact name={text.attempts}>{delivery.attempts}</Fact>
    <Fact name={text.answer}>{delivery.response_status ?? text.none}</Fact>
    {delivery.error !== null && <Fact name={text.error}>{delivery.error}</Fact>}
    <Fact name={text.when}>{exactTime(delivery.created_at)}</Fact>
    {delivery.delivered_at !== null && <Fact name={text.delivered}>{exactTime(delivery.delivered_at)}</Fact>}
    {delivery.next_attempt_at !== null && <Fact name={text.nextAttempt}>{exactTime(delivery.next_attempt_at)}</Fact>}
  </dl>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
