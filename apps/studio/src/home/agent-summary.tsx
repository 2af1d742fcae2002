import { useOrganization } from '../app/use-organization.js';
import { AgentRow } from '../agents/agent-row.js';
import { AgentState } from '../agents/agent-state.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { List } from '../design/components/layout/list.js';
import { Section } from '../design/components/layout/page.js';
import { strings } from '../strings/en.js';
import type { AgentFacts } from './attention.js';

interface AgentSummaryProps {
  readonly facts: readonly AgentFacts[];
  readonly failed: ReadonlySet<number>;
  readonly hasMore: boolean;
}

/** The agents with their state. */
export function AgentSummary({ facts, failed, hasMore }: AgentSummaryProps) {
  const { params } = useOrganization();
  const all = hasMore && (
    <LinkButton to="/o/$organization/agents" params={params} kind="plain" size="small">
      {strings.home.allAgents}
    </LinkButton>
  );
  return (
    <Section title={strings.agents.title} end={all}>
      <List label={strings.agents.title}>
        {facts.map((each) => (
          <AgentRow
            key={each.agent.id}
            agent={each.agent}
            detail={<AgentState facts={each} isFailed={failed.has(each.agent.id)} />}
          />
        ))}
      </List>
    </Section>
  );
}
