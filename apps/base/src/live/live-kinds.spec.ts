import { expect, it } from '@jest/globals';
import { agentUpdated, cellUpdated, generationCompleted, mediaInspected } from '@reelsheet/contracts';
import { LIVE_KINDS, LIVE_THINGS, toLiveEvent } from './live-kinds.js';
import { MAX_EVENT_IDS } from './live-limits.js';

const cells = (count: number) => ({
  organization_id: 1,
  agent_id: 2,
  sheet_id: 3,
  sheet_version: 4,
  ids: Array.from({ length: count }, (_, index) => index + 1),
});

it('shows the named fields of a domain event', () => {
  expect(
    toLiveEvent({ subject: cellUpdated.subject, payload: { ...cells(2), text: 'secret' }, origin: 'tab-1' }),
  ).toEqual({
    organizationId: 1,
    agentId: 2,
    kind: 'cell.updated',
    origin: 'tab-1',
    details: { sheet_id: 3, sheet_version: 4, ids: [1, 2] },
  });
});

it('names no ids of a change of many', () => {
  const ids = (count: number) =>
    toLiveEvent({ subject: cellUpdated.subject, payload: cells(count), origin: null })!.details.ids;
  expect(ids(MAX_EVENT_IDS)).toHaveLength(MAX_EVENT_IDS);
  expect(ids(MAX_EVENT_IDS + 1)).toBeNull();
});

it('names the agent of an event about an agent', () => {
  const payload = { id: 7, uuid: 'u', organization_id: 1, creator_id: 2, name: 'secret', time_zone: 'UTC' };
  expect(toLiveEvent({ subject: agentUpdated.subject, payload, origin: null })).toEqual({
    organizationId: 1,
    agentId: 7,
    kind: 'agent.updated',
    origin: null,
    details: {},
  });
});

it('shows nothing of an event that is not listed or has no organization', () => {
  expect(
    toLiveEvent({ subject: mediaInspected.subject, payload: { organization_id: 1 }, origin: null }),
  ).toBeUndefined();
  expect(toLiveEvent({ subject: generationCompleted.subject, payload: {}, origin: null })).toBeUndefined();
});

it('has a name for each kind and each thing once', () => {
  expect(new Set(LIVE_KINDS).size).toBe(LIVE_KINDS.length);
  expect(LIVE_KINDS).toEqual(expect.arrayContaining(['cell.updated', 'post_target.published', 'idea.status_changed']));
  expect(LIVE_THINGS).toEqual(expect.arrayContaining(['cell', 'post_target', 'idea']));
});
