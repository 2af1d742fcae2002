import { dataOf, type AutomationConfigView, type WebhookDeliveryAddress } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { webhooksQuery } from '../api/webhook-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Form } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Banner } from '../design/components/feedback/banner.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Section } from '../design/components/layout/page.js';
import { textOf, useSubmission } from '../design/submission.js';
import { ButtonLine, Card } from '../settings/card.js';
import { strings } from '../strings/en.js';
import { webhookTexts as text } from '../strings/en/webhooks.js';
import { SecretSection } from './secret-section.js';

const FIELDS = {
  'automation_config.webhook_url': 'webhook_url',
  'automation_config.callback_url': 'callback_url',
};

interface WebhooksOfAgent {
  readonly agentId: number;
}

interface WebhookConfigProps extends WebhooksOfAgent {
  readonly config: AutomationConfigView;
}

/** The addresses that are called for an agent, and the secret that deliveries are signed with. */
export function AddressSection({ agentId }: WebhooksOfAgent) {
  const { id, canManage } = useOrganization();
  const { data: config, error, refetch } = useQuery(webhooksQuery(id, agentId));
  if (error && !config) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!config) return <SkeletonRows rows={3} />;
  if (!canManage) return <Banner kind="info">{text.readOnly}</Banner>;
  return (
    <>
      <Section title={text.addresses}>
        <Card>
          <Addresses agentId={agentId} config={config} />
        </Card>
      </Section>
      <SecretSection agentId={agentId} config={config} />
    </>
  );
}

/** Stores addresses of an agent and shows what is stored then. */
function useAddresses({ agentId }: WebhooksOfAgent) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const path = { agent_id: agentId };
  const { webhooks } = services().base;
  const save = async (addresses: { webhook_url?: string | null; callback_url?: string | null }, message: string) => {
    const config = await dataOf(webhooks.update({ path, body: { automation_config: addresses } }));
    queries.setQueryData(keys.webhooks(id, agentId), config);
    void queries.invalidateQueries({ queryKey: keys.attention(id) });
    addMessage({ kind: 'positive', text: message });
  };
  const test = async (endpoint: WebhookDeliveryAddress) => {
    const name = text[endpoint];
    const result = await dataOf(endpoint === 'webhook' ? webhooks.test({ path }) : webhooks.testCallback({ path }));
    addMessage(
      result.success
        ? { kind: 'positive', text: text.testPassed(name) }
        : { kind: 'danger', text: text.testFailed(name, result.error ?? '') },
    );
    await queries.invalidateQueries({ queryKey: keys.deliveries(id, agentId) });
  };
  return { save, test };
}

function Addresses({ agentId, config }: WebhookConfigProps) {
  const { save, test } = useAddresses({ agentId });
  const { isPending, error, run } = useSubmission(FIELDS);
  const submit = (values: FormData) => {
    const address = (name: string) => textOf(values, name).trim() || null;
    const addresses = { webhook_url: address('webhook_url'), callback_url: address('callback_url') };
    run(() => save(addresses, text.saved));
  };
  const tested = (['webhook', 'callback'] as const).filter((endpoint) => config[`${endpoint}_url`] !== null);
  return (
    <Form error={error} fields={['webhook_url', 'callback_url']} onSubmit={submit}>
      <Paused config={config} onResume={(change) => run(() => save(change, text.resumed))} />
      {(['webhook', 'callback'] as const).map((endpoint) => (
        <TextField
          key={endpoint}
          label={text[endpoint]}
          hint={text[`${endpoint}Hint`]}
          name={`${endpoint}_url`}
          type="url"
          autoComplete="off"
          placeholder={text.placeholder}
          defaultValue={config[`${endpoint}_url`] ?? ''}
        />
      ))}
      <ButtonLine>
        <Button type="submit" kind="primary" isPending={isPending}>
          {strings.common.save}
        </Button>
        {tested.map((endpoint) => (
          <Button key={endpoint} isDisabled={isPending} onPress={() => run(() => test(endpoint))}>
            {text.test(text[endpoint])}
          </Button>
        ))}
      </ButtonLine>
    </Form>
  );
}

interface PausedProps {
  readonly config: AutomationConfigView;
  readonly onResume: (change: { webhook_url?: string | null; callback_url?: string | null }) => void;
}

/** Says which addresses are paused; setting one again resumes it. */
const Paused = ({ config, onResume }: PausedProps) =>
  (['webhook', 'callback'] as const)
    .filter((endpoint) => config[`${endpoint}_paused_at`] !== null)
    .map((endpoint) => (
      <Banner
        key={endpoint}
        kind="warning"
        action={
          <Button size="small" onPress={() => onResume({ [`${endpoint}_url`]: config[`${endpoint}_url`] })}>
            {text.resume}
          </Button>
        }
      >
        {text.paused(text[endpoint])}
      </Banner>
    ));
