import { expect, it } from '@jest/globals';
import type { AgentHealthView, OpenBatchView } from '@reelsheet/client';
import { conditionOf } from './agent-condition.js';

interface Facts {
  readonly accounts?: Partial<AgentHealthView['accounts']>;
  readonly posts?: Partial<AgentHealthView['posts']>;
  readonly batches?: readonly Partial<OpenBatchView>[];
}

const condition = ({ accounts, posts, batches = [] }: Facts) =>
  conditionOf({
    accounts: { connected: 1, to_reconnect: 0, ...accounts },
    posts: { drafts: 0, scheduled: 0, failed: 0, ...posts },
    open_batches: batches,
  } as AgentHealthView);

it.each<[Facts, ReturnType<typeof conditionOf>]>([
  [{}, { kind: 'ok' }],
  [{ accounts: { connected: 0 } }, { kind: 'no-accounts' }],
  [
    { accounts: { to_reconnect: 2 }, posts: { failed: 1 } },
    { kind: 'reconnect', count: 2 },
  ],
  [{ posts: { failed: 3, drafts: 1 } }, { kind: 'failed', count: 3 }],
  [
    { batches: [{ status: 'paused', paused_reason: 'max_credits' }], posts: { drafts: 2 } },
    { kind: 'paused', count: 1 },
  ],
  [
    { posts: { drafts: 2 }, batches: [{ status: 'running', paused_reason: null }] },
    { kind: 'drafts', count: 2 },
  ],
  [{ batches: [{ status: 'running', paused_reason: null }] }, { kind: 'running', count: 1 }],
  [{ batches: [{ status: 'paused', paused_reason: null }] }, { kind: 'ok' }],
])('of %j is %j', (facts, expected) => {
  expect(condition(facts)).toEqual(expected);
});
