import { useQuery } from '@tanstack/react-query';
import { Bot, Home, Search, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { agentsQuery } from '../../api/agent-queries.js';
import { Avatar } from '../../design/components/layout/avatar.js';
import { Button } from '../../design/components/controls/button.js';
import { Key } from '../../design/components/layout/status.js';
import { strings } from '../../strings/en.js';
import { useOrganization } from '../use-organization.js';
import { AccountMenu } from './account-menu.js';
import { ConnectionState } from './connection.js';
import { InboxLink } from './inbox-link.js';
import { NavigationLink } from './navigation-link.js';
import { OrganizationMenu } from './organization-menu.js';
import { PALETTE_KEYS } from './palette-shortcut.js';
import styles from './sidebar.module.css';

const text = strings.shell;
/** Maximum number of agents in the navigation; the page of agents has all. */
const MAX_AGENTS = 12;

export function Sidebar({ onSearch }: { readonly onSearch: () => void }) {
  const { id, params } = useOrganization();
  const { data: agents = [] } = useQuery(agentsQuery(id));
  return (
    <div className={styles.sidebar}>
      <OrganizationMenu />
      <Button kind="secondary" icon={<Search />} isWide onPress={onSearch}>
        <span className={styles.search}>{text.search}</span>
        <Key>{PALETTE_KEYS}</Key>
      </Button>
      <nav aria-label={text.navigation} className={styles.navigation}>
        <NavigationLink to="/o/$organization" params={params} activeOptions={{ exact: true }}>
          <Home aria-hidden="true" />
          {text.home}
        </NavigationLink>
        <InboxLink />
        <NavigationLink to="/o/$organization/agents" params={params} activeOptions={{ exact: true }}>
          <Bot aria-hidden="true" />
          {text.agents}
        </NavigationLink>
        <NavigationLink to="/o/$organization/settings" params={params}>
          <Settings aria-hidden="true" />
          {text.settings}
        </NavigationLink>
        {agents.length > 0 && <NavigationTitle>{text.sheets}</NavigationTitle>}
        {agents.slice(0, MAX_AGENTS).map((agent) => (
          <NavigationLink
            key={agent.id}
            to="/o/$organization/agents/$agent/sheets"
            params={{ ...params, agent: String(agent.id) }}
          >
            <Avatar name={agent.name} url={agent.primary_avatar_url} size="small" />
            <span className={styles.name}>{agent.name}</span>
          </NavigationLink>
        ))}
      </nav>
      <div className={styles.foot}>
        <AccountMenu />
        <ConnectionState />
      </div>
    </div>
  );
}

const NavigationTitle = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.heading}>{children}</p>
);
