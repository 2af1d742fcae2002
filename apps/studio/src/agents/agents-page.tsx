import type { AgentView } from '@reelsheet/client';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import { agentsQuery } from '../api/agent-queries.js';
import { overviewPagesQuery } from '../api/overview-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { EmptyState } from '../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { List } from '../design/components/layout/list.js';
import { Page } from '../design/components/layout/page.js';
import { Tag } from '../design/components/layout/status.js';
import { strings } from '../strings/en.js';
import { AgentRow } from './agent-row.js';
import { AgentState } from './agent-state.js';
import { NewAgentDialog } from './new-agent-dialog.js';

const text = strings.agents;

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

/** The agents that were active last, with their state: one request for a hundred. */
function AgentList({ agents }: { readonly agents: readonly AgentView[] }) {
  const { id } = useOrganization();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    overviewPagesQuery(id),
  );
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const descriptions = new Map(agents.map((agent) => [agent.id, agent.description]));
  return (
    <>
      <List label={text.title}>
        {data.pages
          .flatMap((page) => page.agents)
          .map((health) => (
            <AgentRow
              key={health.id}
              agent={health}
              detail={[descriptions.get(health.id), text.sheets(health.sheets)].filter(Boolean).join(' · ')}
              end={
                <>
                  {health.is_system && <Tag>{text.system}</Tag>}
                  <AgentState health={health} />
                </>
              }
            />
          ))}
      </List>
      {hasNextPage && (
        <Button kind="plain" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {strings.common.showMore}
        </Button>
      )}
    </>
  );
}
