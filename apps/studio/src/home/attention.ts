import type { AgentView, PostView, RunView, SocialAccountView } from '@reelsheet/client';

/** Something that only a person can do. */
export type AttentionItem =
  | { readonly kind: 'gate'; readonly id: string; readonly agent: AgentView; readonly run: RunView }
  | { readonly kind: 'reconnect'; readonly id: string; readonly agent: AgentView; readonly account: SocialAccountView }
  | { readonly kind: 'failed'; readonly id: string; readonly agent: AgentView; readonly post: PostView }
  | { readonly kind: 'draft'; readonly id: string; readonly agent: AgentView; readonly post: PostView };

/** Facts that were read about an agent; undefined while they are being read. */
export interface AgentFacts {
  readonly agent: AgentView;
  readonly accounts: readonly SocialAccountView[] | undefined;
  readonly posts: readonly PostView[] | undefined;
}

const RANK = { gate: 0, reconnect: 1, failed: 2, draft: 3 };

export const isUnusable = ({ status }: SocialAccountView): boolean => status !== 'connected';
export const hasFailed = ({ status }: PostView): boolean => status === 'failed' || status === 'partial';

/** Returns what needs a person, what stops the most first. */
export function attentionItems(facts: readonly AgentFacts[], runs: readonly RunView[]): AttentionItem[] {
  const items = facts.flatMap(({ agent, accounts = [], posts = [] }): AttentionItem[] => [
    ...runs
      .filter((run) => run.agent_id === agent.uuid && run.pending_action)
      .map((run) => ({ kind: 'gate' as const, id: `gate-${run.run_id}`, agent, run })),
    ...accounts
      .filter(isUnusable)
      .map((account) => ({ kind: 'reconnect' as const, id: `account-${account.id}`, agent, account })),
    ...posts.filter(hasFailed).map((post) => ({ kind: 'failed' as const, id: `post-${post.id}`, agent, post })),
    ...posts
      .filter(({ status }) => status === 'draft')
      .map((post) => ({ kind: 'draft' as const, id: `post-${post.id}`, agent, post })),
  ]);
  return items.toSorted((a, b) => RANK[a.kind] - RANK[b.kind]);
}

export type AgentCondition =
  | { readonly kind: 'loading' | 'unknown' | 'ok' | 'no-accounts' }
  | { readonly kind: 'reconnect' | 'failed'; readonly count: number };

/** Returns the most important fact about whether an agent can publish. */
export function healthOf({ accounts, posts }: AgentFacts, isFailed: boolean): AgentCondition {
  if (isFailed) return { kind: 'unknown' };
  if (!accounts || !posts) return { kind: 'loading' };
  const unusable = accounts.filter(isUnusable).length;
  if (unusable > 0) return { kind: 'reconnect', count: unusable };
  const failed = posts.filter(hasFailed).length;
  if (failed > 0) return { kind: 'failed', count: failed };
  return { kind: accounts.length === 0 ? 'no-accounts' : 'ok' };
}
