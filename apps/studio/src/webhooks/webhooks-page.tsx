import type { AgentView } from '@reelsheet/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { agentsQuery } from '../api/agent-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { SearchSelect } from '../design/components/controls/search-select.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SettingsFrame } from '../settings/settings-frame.js';
import { settings } from '../strings/en/settings.js';
import { webhookTexts as text } from '../strings/en/webhooks.js';
import { AddressSection } from './address-section.js';
import { DeliverySection } from './delivery-section.js';
import styles from './webhooks.module.css';

/** Webhooks of an agent, the first one unless the address names another. */
export function WebhooksPage() {
  const { id } = useOrganization();
  const { data: agents } = useSuspenseQuery(agentsQuery(id));
  const { agent: chosen } = useParams({ strict: false });
  const agent = agents.find((each) => String(each.id) === chosen) ?? agents[0];
  return (
    <SettingsFrame title={settings.pages.webhooks} hint={text.hint}>
      {agent ? (
        <>
          <AgentChoice agents={agents} agent={agent} />
          <AddressSection key={agent.id} agentId={agent.id} />
          <DeliverySection agentId={agent.id} />
        </>
      ) : (
        <EmptyState icon={<Webhook />} title={text.noAgents} hint={text.noAgentsHint} />
      )}
    </SettingsFrame>
  );
}

interface AgentChoiceProps {
  readonly agents: readonly AgentView[];
  readonly agent: AgentView;
}

function AgentChoice({ agents, agent }: AgentChoiceProps) {
  const { params } = useOrganization();
  const navigate = useNavigate();
  return (
    <div className={styles.agent}>
      <SearchSelect
        label={text.agent}
        choices={agents.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(agent.id)}
        onChange={(value) =>
          void navigate({ to: '/o/$organization/settings/webhooks/$agent', params: { ...params, agent: value } })
        }
      />
    </div>
  );
}
