import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { agentsQuery } from '../api/agent-queries.js';
import { overviewQuery } from '../api/overview-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Page } from '../design/components/layout/page.js';
import { strings } from '../strings/en.js';
import { FirstRun } from '../first-run/first-run.js';
import { AgentSummary } from './agent-summary.js';
import { AttentionList } from './attention-list.js';
import { CreditSummary } from './credit-summary.js';
import { RecentSheets } from './recent-sheets.js';
import { connectionResult } from './connection-result.js';
import styles from './home.module.css';

const text = strings.home;
/** Agents that are shown; the page of agents has all. */
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
    <Page title={text.title} actions={<CreditSummary />}>
      <FirstRun key={`first-${organization.id}`} agents={own} />
      {own.length > 0 && <Overview key={organization.id} />}
    </Page>
  );
}

function Overview() {
  const { id } = useOrganization();
  const { data: agents } = useSuspenseQuery(agentsQuery(id));
  const { data: overview, error, refetch } = useQuery(overviewQuery(id));
  const active = overview?.agents.filter(({ is_system }) => !is_system).slice(0, MAX_AGENTS) ?? [];
  const ids = active.map((agent) => agent.id);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <AttentionList />
        {overview && <RecentSheets agents={agents.filter((agent) => ids.includes(agent.id))} />}
      </div>
      <aside>
        {overview && <AgentSummary agents={active} hasMore={overview.agents_total > active.length} />}
        {!overview && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      </aside>
    </div>
  );
}
