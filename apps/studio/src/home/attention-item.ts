import type { AgentHealthView, AttentionItemView } from '@reelsheet/client';
import type { PageTarget } from '../app/page-link.js';

/** Returns where to deal with something; undefined if its own buttons are all that there is. */
export function targetOf({ kind, agent_id, sheet_id }: AttentionItemView): PageTarget | undefined {
  const agent = String(agent_id);
  switch (kind) {
    case 'batch':
    case 'render':
      return sheet_id === null ? undefined : { page: 'sheet', agent, sheet: String(sheet_id) };
    case 'post':
      return { page: 'sheets', agent };
    case 'webhook_endpoint':
      return { page: 'webhooks', agent };
    case 'gate':
    case 'account':
      return undefined;
  }
}

/** Returns what an item is recognized by among all of its organization. */
export const keyOf = ({ kind, item_id }: AttentionItemView): string => `${kind}-${item_id}`;

/** Returns the agents whose posts wait for an approval, those with the most first. */
export const withDrafts = (agents: readonly AgentHealthView[]): readonly AgentHealthView[] =>
  agents.filter(({ posts }) => posts.drafts > 0).toSorted((one, other) => other.posts.drafts - one.posts.drafts);
