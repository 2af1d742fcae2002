import { describe, expect, it } from '@jest/globals';
import type { AgentView, PostView, RunView, SocialAccountView } from '@reelsheet/client';
import { attentionItems, healthOf } from './attention.js';

const agent = { id: 1, uuid: 'agent-1', name: 'Calm Mornings' } as AgentView;
const account = (id: number, status: SocialAccountView['status']) => ({ id, status }) as SocialAccountView;
const post = (id: number, status: PostView['status']) => ({ id, status }) as PostView;
const run = (run_id: string, agent_id: string, pending_action: object | null) =>
  ({ run_id, agent_id, pending_action }) as RunView;

it('what needs a person is listed, what stops the most first', () => {
  const facts = {
    agent,
    accounts: [account(1, 'connected'), account(2, 'expired')],
    posts: [post(1, 'draft'), post(2, 'partial'), post(3, 'success'), post(4, 'failed')],
  };
  const runs = [run('a', 'agent-1', { id: 'x' }), run('b', 'another', { id: 'y' }), run('c', 'agent-1', null)];
  expect(attentionItems([facts], runs).map(({ id }) => id)).toEqual([
    'gate-a',
    'account-2',
    'post-2',
    'post-4',
    'post-1',
  ]);
});

describe('the health of an agent', () => {
  const health = (accounts?: SocialAccountView[], posts?: PostView[], isFailed = false) =>
    healthOf({ agent, accounts, posts }, isFailed);

  it('is not known before it was read, or when it cannot be', () => {
    expect(health()).toEqual({ kind: 'loading' });
    expect(health([account(1, 'connected')], undefined, true)).toEqual({ kind: 'unknown' });
  });

  it('is the most important fact', () => {
    expect(health([], [])).toEqual({ kind: 'no-accounts' });
    expect(health([account(1, 'connected')], [post(1, 'success')])).toEqual({ kind: 'ok' });
    expect(health([account(1, 'connected')], [post(1, 'failed')])).toEqual({ kind: 'failed', count: 1 });
    expect(health([account(1, 'disconnected')], [post(1, 'failed')])).toEqual({ kind: 'reconnect', count: 1 });
  });
});
