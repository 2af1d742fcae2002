import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { agentsQuery, waitingRunsQuery } from '../api/agent-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Page } from '../design/components/layout/page.js';
import { strings } from '../strings/en.js';
import { useAgentFacts } from '../agents/agent-facts.js';
import { FirstRun } from '../first-run/first-run.js';
import { AgentSummary } from './agent-summary.js';
import { AttentionList } from './attention-list.js';
import { attentionItems } from './attention.js';
import { CreditSummary } from './credit-summary.js';
import { RecentSheets } from './recent-sheets.js';
import { connectionResult } from './connection-result.js';
import styles from './home.module.css';

const text = strings.home;
/** Agents that the page reads about: two requests for each, besides one for the runs of all. */
const MAX_AGENTS = 8;

export function HomePage() {
  const { id, organization } = useOrganization();
  const { data: agents } = useSuspenseQuery(agentsQuery(id));
  const own = agents.filter(({ is_system }) => !is_system);
  useEffect(() => {
    const result = connectionResult(location.search);
    if (!result) return;
    addMessage(result);
    history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <Page title={text.title} actions={<CreditSummary organizationId={id} />}>
      <FirstRun key={`first-${organization.id}`} agents={own} />
      {own.length > 0 && <Overview key={organization.id} />}
    </Page>
  );
}

function Overview() {
  const { id } = useOrganization();
  const { data: agents } = useSuspenseQuery(agentsQuery(id));
  const shown = agents.filter(({ is_system }) => !is_system).slice(0, MAX_AGENTS);
  const { facts, failed, isLoading } = useAgentFacts(id, shown);
  const uuids = shown.map(({ uuid }) => uuid);
  const runs = useQuery(waitingRunsQuery(id, uuids));
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <AttentionList
          items={attentionItems(facts, runs.data ?? [])}
          isLoading={isLoading || runs.isPending}
          isPartial={failed.size > 0 || runs.isError}
        />
        <RecentSheets agents={shown} />
      </div>
      <aside>
        <AgentSummary facts={facts} failed={failed} hasMore={agents.length > shown.length} />
      </aside>
    </div>
  );
}
