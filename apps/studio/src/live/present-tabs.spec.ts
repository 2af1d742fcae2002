import { expect, it } from '@jest/globals';
import type { LiveEventView } from '@reelsheet/client';
import { PresentTabs } from './present-tabs.js';

const event = (kind: LiveEventView['kind'], more: Partial<LiveEventView> = {}): LiveEventView => ({
  kind,
  agent_id: null,
  at: '',
  ...more,
});
const ada = { user_id: 1, client_id: 'tab-1' };

it('follows who is present, where, and who is gone', () => {
  const present = new PresentTabs();
  let changes = 0;
  present.subscribe(() => changes++);
  present.note(event('presence.updated', { ...ada, sheet_id: 7 }));
  present.note(event('presence.updated', { ...ada, client_id: 'tab-2', sheet_id: null }));
  present.note(event('presence.updated', { ...ada, sheet_id: 7, cell_id: 9 }));
  expect(present.get()).toMatchObject([
    { client: 'tab-2', sheetId: null, cellId: null },
    { client: 'tab-1', userId: 1, sheetId: 7, cellId: 9 },
  ]);
  present.note(event('presence.ended', { ...ada, client_id: 'tab-2' }));
  present.note(event('cell.updated', { sheet_id: 7 }));
  expect(present.get()).toHaveLength(1);
  expect(changes).toBe(4);
});

it('begins anew with a new stream', () => {
  const present = new PresentTabs();
  present.note(event('presence.updated', ada));
  present.note(event('ready'));
  expect(present.get()).toEqual([]);
});
