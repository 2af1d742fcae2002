import { useOrganization } from '../app/use-organization.js';
import { AgentState } from '../agents/agent-state.js';
import { Avatar } from '../design/components/layout/avatar.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { List, Row } from '../design/components/layout/list.js';
import { Section } from '../design/components/layout/page.js';
import { TextLink } from '../design/components/controls/text-link.js';
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
          <Row
            key={each.agent.id}
            isLink
            icon={<Avatar name={each.agent.name} url={each.agent.primary_avatar_url} />}
            title={
              <TextLink to="/o/$organization/agents/$agent/sheets" params={{ ...params, agent: String(each.agent.id) }}>
                {each.agent.name}
              </TextLink>
            }
            detail={<AgentState facts={each} isFailed={failed.has(each.agent.id)} />}
          />
        ))}
      </List>
    </Section>
  );
}
