import type { LiveEventView } from '@reelsheet/client';
import type { QueryKey } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';

type KeysOf = (organizationId: number, event: LiveEventView) => readonly QueryKey[];

const sheets: KeysOf = (organizationId, { agent_id: agentId, sheet_id: sheetId }) =>
  agentId === null
    ? [keys.organization(organizationId)]
    : [keys.sheets(organizationId, agentId), ...(sheetId ? [keys.sheet(organizationId, sheetId)] : [])];
const sheet: KeysOf = (organizationId, { sheet_id: sheetId }) => (sheetId ? [keys.sheet(organizationId, sheetId)] : []);
/** Results are files of the library. */
const files: KeysOf = (organizationId, { agent_id: agentId }) =>
  agentId === null ? [] : [keys.library(organizationId, agentId)];
/** The state of all agents, as the home page shows it. */
const state: KeysOf = (organizationId) => [keys.overview(organizationId), keys.attention(organizationId)];
const accounts: KeysOf = (organizationId) => [keys.socialAccounts(organizationId)];
const agents: KeysOf = (organizationId, { agent_id: agentId }) => [
  keys.agents(organizationId),
  keys.overview(organizationId),
  ...(agentId === null ? [] : [keys.agentProfile(organizationId, agentId)]),
];
const credits: KeysOf = (organizationId) => [keys.credits(organizationId), keys.overview(organizationId)];
const members: KeysOf = (organizationId) => [keys.members(organizationId)];
const organizations: KeysOf = () => [keys.organizations];
const notifications: KeysOf = (organizationId) => [keys.notifications(organizationId)];
const ideas: KeysOf = (organizationId, { agent_id: agentId }) =>
  agentId === null ? [] : [keys.ideas(organizationId, agentId)];
const renders: KeysOf = (organizationId) => [keys.renders(organizationId)];
/** Runs wait at gates, in the conversations of their agent. */
const gates: KeysOf = (organizationId, { agent_id: agentId }) => [
  keys.attention(organizationId),
  ...(agentId === null ? [] : [keys.conversations(organizationId, agentId)]),
];
const attention: KeysOf = (organizationId) => [keys.attention(organizationId)];
/** Paid work on a sheet, whose results are files. */
const work: KeysOf = (...change) => [...sheet(...change), ...credits(...change), ...files(...change)];

/** Queries that an event of each thing changes; the thing is the kind of the event up to the dot. */
const CHANGED: Readonly<Record<string, KeysOf>> = {
  sheet: sheets,
  row: sheet,
  column: sheet,
  cell: sheet,
  layer: sheet,
  generation: work,
  render: (...change) => [...work(...change), ...renders(...change), ...attention(...change)],
  batch: (...change) => [...work(...change), ...attention(...change)],
  post: state,
  post_target: state,
  social_account: (...change) => [...accounts(...change), ...state(...change)],
  agent: agents,
  credits,
  uncollected_work: credits,
  member: members,
  organization: organizations,
  notification: notifications,
  idea: (...change) => [...ideas(...change), ...attention(...change)],
  gate: gates,
  attention,
};

/**
 * Returns the keys of the queries whose answers an event may have changed; none for progress, presence and the
 * notifications of others than the user with `userId`.
 */
export function invalidatedKeys(organizationId: number, event: LiveEventView, userId?: number): readonly QueryKey[] {
  if (event.kind === 'resync') return [keys.organization(organizationId), keys.organizations];
  const [thing = '', what] = event.kind.split('.');
  if (what === 'progressed' || thing === 'presence') return [];
  if (thing === 'notification' && event.user_id !== undefined && event.user_id !== userId) return [];
  return CHANGED[thing]?.(organizationId, event) ?? [];
}
