import type { AttentionItemView } from '@reelsheet/client';
import type { ReactNode } from 'react';
import { useOrganization } from '../app/use-organization.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { targetOf } from './attention-item.js';

interface AttentionLinkProps {
  readonly item: AttentionItemView;
  readonly children: ReactNode;
}

/** A link to where somebody deals with an item; plain text for items that have buttons alone. */
export function AttentionLink({ item, children }: AttentionLinkProps) {
  const { params } = useOrganization();
  const target = targetOf(item);
  switch (target?.page) {
    case 'sheet':
      return (
        <TextLink
          to="/o/$organization/agents/$agent/sheets/$sheet"
          params={{ ...params, agent: target.agent, sheet: target.sheet }}
        >
          {children}
        </TextLink>
      );
    case 'sheets':
      return (
        <TextLink to="/o/$organization/agents/$agent/sheets" params={{ ...params, agent: target.agent }}>
          {children}
        </TextLink>
      );
    case 'webhooks':
      return (
        <TextLink to="/o/$organization/settings/webhooks/$agent" params={{ ...params, agent: target.agent }}>
          {children}
        </TextLink>
      );
    case undefined:
      return children;
  }
}
