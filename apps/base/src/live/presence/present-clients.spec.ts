import { describe, expect, it } from '@jest/globals';
import { MAX_PRESENT, PRESENCE_MS } from '../live-limits.js';
import { PresentClients } from './present-clients.js';

const at = (sheetId: number | null, client = 'tab-1', cellId: number | null = null) => ({
  userId: 1,
  client,
  agentId: sheetId,
  sheetId,
  cellId,
});

describe('clients that are here', () => {
  it('are news when they come and when they show something else', () => {
    const clients = new PresentClients();
    expect([at(null), at(null), at(5), at(5), at(null)].map((presence) => clients.update(presence, 0))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(clients.all).toHaveLength(1);
  });

  it('are news when they select another cell', () => {
    const clients = new PresentClients();
    const selected = [7, 7, 8].map((cellId) => clients.update(at(5, 'tab-1', cellId), 0));
    expect(selected).toEqual([true, false, true]);
  });

  it('are gone when they do not say so again', () => {
    const clients = new PresentClients();
    clients.update(at(5), 0);
    clients.update(at(6, 'tab-2'), 10);
    expect(clients.expire(PRESENCE_MS - 1)).toEqual([]);
    expect(clients.expire(PRESENCE_MS)).toMatchObject([at(5)]);
    expect(clients.all).toMatchObject([at(6, 'tab-2')]);
  });

  it('are limited in number', () => {
    const clients = new PresentClients();
    for (let count = 0; count < MAX_PRESENT; count += 1) clients.update(at(1, `tab-${count}`), 0);
    expect(clients.update(at(1, 'another'), 0)).toBe(false);
    expect(clients.update(at(2, 'tab-0'), 0)).toBe(true);
    expect(clients.all).toHaveLength(MAX_PRESENT);
  });
});
