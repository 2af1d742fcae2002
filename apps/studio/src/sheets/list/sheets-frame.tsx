import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { agentsQuery } from '../../api/agent-queries.js';
import { useOrganization } from '../../app/use-organization.js';
import { Avatar } from '../../design/components/layout/avatar.js';
import { Page } from '../../design/components/layout/page.js';
import { TabLink } from './tab-link.js';
import { strings } from '../../strings/en.js';
import styles from './sheets.module.css';

const text = strings.sheets;

/** The agent whose sheets are shown, and the parameters of the addresses of its pages. */
export function useShownAgent() {
  const { id, params } = useOrganization();
  const { agent: loaded } = getRouteApi('/signed-in/o/$organization/agents/$agent').useLoaderData();
  const { data: agents } = useQuery(agentsQuery(id));
  const agent = agents?.find((each) => each.id === loaded.id) ?? loaded;
  return { agent, params: { ...params, agent: String(agent.id) } };
}

interface SheetsFrameProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all pages of an agent, with their tabs. */
export function SheetsFrame({ title, actions, children }: SheetsFrameProps) {
  const { agent, params } = useShownAgent();
  return (
    <Page
      title={title}
      owner={agent.name}
      icon={<Avatar name={agent.name} url={agent.primary_avatar_url} />}
      actions={actions}
      below={
        <nav aria-label={text.pagesOf(agent.name)} className={styles.tabs}>
          <TabLink to="/o/$organization/agents/$agent/sheets" params={params}>
            {text.sheetsTab}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent/chat" params={params}>
            {strings.agents.tabs.chat}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent/ideas" params={params}>
            {strings.ideas.tab}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent/library" params={params}>
            {strings.library.tab}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent/watchlists" params={params}>
            {strings.agents.tabs.watchlists}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent/jobs" params={params}>
            {strings.agents.tabs.jobs}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent/accounts" params={params}>
            {strings.socialAccounts.tab}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent" params={params} activeOptions={{ exact: true }}>
            {strings.agents.tabs.profile}
          </TabLink>
          <TabLink to="/o/$organization/agents/$agent/trash" params={params}>
            {text.trashTab}
          </TabLink>
        </nav>
      }
    >
      {children}
    </Page>
  );
}
