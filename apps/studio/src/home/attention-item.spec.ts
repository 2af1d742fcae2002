import { expect, it } from '@jest/globals';
import type { AgentHealthView, AttentionItemView } from '@reelsheet/client';
import { keyOf, targetOf, withDrafts } from './attention-item.js';

const item = (kind: AttentionItemView['kind'], more: Partial<AttentionItemView> = {}): AttentionItemView => ({
  item_id: '1',
  ...{ kind, code: '', reason: '', since: '', expires_at: null, agent_id: 3, agent_name: 'Calm', title: null },
  ...{ sheet_id: null, row_id: null, cell_id: null, batch_id: null, render_job_id: null, post_id: null },
  ...{ account_id: null, platform: null, gate_id: null, run_id: null, endpoint: null },
  ...more,
});

it('leads to where the act is done', () => {
  expect(targetOf(item('batch', { sheet_id: 7 }))).toEqual({ page: 'sheet', agent: '3', sheet: '7' });
  expect(targetOf(item('render', { sheet_id: 7 }))).toEqual({ page: 'sheet', agent: '3', sheet: '7' });
  expect(targetOf(item('post', { post_id: 1 }))).toEqual({ page: 'sheets', agent: '3' });
  expect(targetOf(item('webhook_endpoint', { endpoint: 'webhook' }))).toEqual({ page: 'webhooks', agent: '3' });
  expect(targetOf(item('gate', { gate_id: 'a' }))).toBeUndefined();
  expect(targetOf(item('account', { account_id: 1 }))).toBeUndefined();
});

it('items of different kinds may have the same id', () => {
  expect(keyOf(item('post', { item_id: '7' }))).not.toBe(keyOf(item('render', { item_id: '7' })));
});

it('agents with drafts are listed, those with the most first', () => {
  const agent = (id: number, drafts: number) => ({ id, posts: { drafts } }) as AgentHealthView;
  expect(withDrafts([agent(1, 2), agent(2, 0), agent(3, 5)]).map(({ id }) => id)).toEqual([3, 1]);
});
