import type { ReactNode } from 'react';
import { TextLink } from '../design/components/controls/text-link.js';
import { useOrganization } from './use-organization.js';

/** Page of the studio that shows one thing of the organization. */
export type PageTarget =
  | { readonly page: 'agent' | 'sheets' | 'webhooks'; readonly agent: string }
  | { readonly page: 'sheet'; readonly agent: string; readonly sheet: string }
  | { readonly page: 'run'; readonly run: string };

interface PageLinkProps {
  readonly target: PageTarget | undefined;
  readonly children: ReactNode;
}

const PAGES_OF_AGENTS = {
  agent: '/o/$organization/agents/$agent',
  sheets: '/o/$organization/agents/$agent/sheets',
  webhooks: '/o/$organization/settings/webhooks/$agent',
} as const;

/** A link to a page; plain text if there is none. */
export function PageLink({ target, children }: PageLinkProps) {
  const { params } = useOrganization();
  if (!target) return children;
  switch (target.page) {
    case 'sheet':
      return (
        <TextLink
          to="/o/$organization/agents/$agent/sheets/$sheet"
          params={{ ...params, agent: target.agent, sheet: target.sheet }}
        >
          {children}
        </TextLink>
      );
    case 'run':
      return (
        <TextLink
          to="/o/$organization/settings/money/runs/$run"
          params={{ ...params, run: target.run }}
          preload={false}
        >
          {children}
        </TextLink>
      );
    case 'agent':
    case 'sheets':
    case 'webhooks':
      return (
        <TextLink to={PAGES_OF_AGENTS[target.page]} params={{ ...params, agent: target.agent }}>
          {children}
        </TextLink>
      );
  }
}
