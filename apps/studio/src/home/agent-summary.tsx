import type { AgentHealthView } from '@reelsheet/client';
import { useOrganization } from '../app/use-organization.js';
import { AgentRow } from '../agents/agent-row.js';
import { AgentState } from '../agents/agent-state.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { List } from '../design/components/layout/list.js';
import { Section } from '../design/components/layout/page.js';
import { strings } from '../strings/en.js';

interface AgentSummaryProps {
  readonly agents: readonly AgentHealthView[];
  readonly hasMore: boolean;
}

/** The agents with their state. */
export function AgentSummary({ agents, hasMore }: AgentSummaryProps) {
  const { params } = useOrganization();
  const all = hasMore && (
    <LinkButton to="/o/$organization/agents" params={params} kind="plain" size="small">
      {strings.home.allAgents}
    </LinkButton>
  );
  return (
    <Section title={strings.agents.title} end={all}>
      <List label={strings.agents.title}>
        {agents.map((health) => (
          <AgentRow key={health.id} agent={health} detail={<AgentState health={health} />} />
        ))}
      </List>
    </Section>
  );
}
