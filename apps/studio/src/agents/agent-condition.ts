import type { AgentHealthView } from '@reelsheet/client';

export type AgentCondition =
  | { readonly kind: 'ok' | 'no-accounts' }
  | { readonly kind: 'reconnect' | 'failed' | 'paused' | 'running' | 'drafts'; readonly count: number };

/** Returns the most important fact about an agent: what stops it, then what it waits for, then what it does. */
export function conditionOf({ accounts, posts, open_batches: batches }: AgentHealthView): AgentCondition {
  const paused = batches.filter(({ paused_reason: reason }) => reason !== null).length;
  const facts = [
    { kind: 'reconnect', count: accounts.to_reconnect },
    { kind: 'failed', count: posts.failed },
    { kind: 'paused', count: paused },
    { kind: 'drafts', count: posts.drafts },
    { kind: 'running', count: batches.filter(({ status }) => status === 'running').length },
  ] as const;
  const fact = facts.find(({ count }) => count > 0);
  return fact ?? { kind: accounts.connected === 0 ? 'no-accounts' : 'ok' };
}
