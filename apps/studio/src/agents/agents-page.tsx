import type { AgentView } from '@reelsheet/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import { agentsQuery } from '../api/agent-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { List } from '../design/components/layout/list.js';
import { Page } from '../design/components/layout/page.js';
import { Tag } from '../design/components/layout/status.js';
import { strings } from '../strings/en.js';
import { useAgentFacts } from './agent-facts.js';
import { AgentRow } from './agent-row.js';
import { AgentState } from './agent-state.js';
import { NewAgentDialog } from './new-agent-dialog.js';

const text = strings.agents;
/** Agents whose state is read at once; a press shows more. */
const AGENTS_PER_PAGE = 10;

export function AgentsPage() {
  const { id, canManage } = useOrganization();
  const { data: agents } = useSuspenseQuery(agentsQuery(id));
  const [isCreating, setCreating] = useState(false);
  const add = (kind: 'primary' | 'secondary') => (
    <Button kind={kind} icon={<Plus />} onPress={() => setCreating(true)}>
      {text.add}
    </Button>
  );
  return (
    <Page title={text.title} actions={canManage && agents.length > 0 && add('primary')}>
      {agents.length === 0 ? (
        <EmptyState
          icon={<Bot />}
          title={text.empty}
          hint={canManage ? text.emptyHint : text.emptyViewer}
          action={canManage && add('primary')}
        />
      ) : (
        <AgentList agents={agents} />
      )}
      <NewAgentDialog isOpen={isCreating} onOpenChange={setCreating} />
    </Page>
  );
}

function AgentList({ agents }: { readonly agents: readonly AgentView[] }) {
  const { id } = useOrganization();
  const [shown, setShown] = useState(AGENTS_PER_PAGE);
  const { facts, failed } = useAgentFacts(id, agents.slice(0, shown));
  return (
    <>
      <List label={text.title}>
        {facts.map((each) => (
          <AgentRow
            key={each.agent.id}
            agent={each.agent}
            {...(each.agent.description ? { detail: each.agent.description } : {})}
            end={
              <>
                {each.agent.is_system && <Tag>{text.system}</Tag>}
                <AgentState facts={each} isFailed={failed.has(each.agent.id)} />
              </>
            }
          />
        ))}
      </List>
      {agents.length > shown && (
        <Button kind="plain" onPress={() => setShown(shown + AGENTS_PER_PAGE)}>
          {strings.common.showMore}
        </Button>
      )}
    </>
  );
}
