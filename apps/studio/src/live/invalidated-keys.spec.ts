import { expect, it } from '@jest/globals';
import type { LiveEventView } from '@reelsheet/client';
import { keys } from '../api/query-keys.js';
import { invalidatedKeys } from './invalidated-keys.js';

const of = (kind: LiveEventView['kind'], more: Partial<LiveEventView> = {}) =>
  invalidatedKeys(1, { kind, agent_id: 3, at: '', ...more });

it('a change of a sheet concerns its lists and itself', () => {
  expect(of('sheet.updated', { sheet_id: 7 })).toEqual([keys.sheets(1, 3), keys.sheet(1, 7)]);
  expect(of('cell.updated', { sheet_id: 7 })).toEqual([keys.sheet(1, 7)]);
});

it('other things concern what shows them', () => {
  expect(of('post.failed')).toEqual([keys.overview(1), keys.attention(1)]);
  expect(of('social_account.connected')).toEqual([keys.socialAccounts(1), keys.overview(1), keys.attention(1)]);
  expect(of('agent.updated')).toEqual([keys.agents(1), keys.overview(1), keys.agentProfile(1, 3)]);
  expect(of('gate.changed')).toEqual([keys.attention(1), keys.conversations(1, 3)]);
  expect(of('credits.granted')).toEqual([keys.credits(1), keys.overview(1)]);
  expect(of('organization.renamed')).toEqual([keys.organizations]);
  expect(of('generation.completed', { sheet_id: 7 })).toEqual([
    keys.sheet(1, 7),
    keys.credits(1),
    keys.overview(1),
    keys.library(1, 3),
  ]);
});

it('notifications concern their own reader', () => {
  const changed = (event: Partial<LiveEventView>) =>
    invalidatedKeys(1, { kind: 'notification.changed', agent_id: null, at: '', ...event }, 4);
  expect(changed({})).toEqual([keys.notifications(1)]);
  expect(changed({ user_id: 4 })).toEqual([keys.notifications(1)]);
  expect(changed({ user_id: 5 })).toEqual([]);
});

it('progress and presence make nothing be read again', () => {
  expect(of('generation.progressed', { sheet_id: 7 })).toEqual([]);
  expect(of('presence.updated', { sheet_id: 7 })).toEqual([]);
});

it('missing events make everything of the organization be read again', () => {
  expect(of('resync')).toEqual([keys.organization(1), keys.organizations]);
});
