import { randomUUID } from 'node:crypto';
import type { DrawnRequest } from '../fuzz/drawn-requests.js';
import type { Tenant } from '../support/tenant.js';

/** Path, with its query, and body of a request. */
type Written = (tenant: Tenant) => readonly [address: string, body: object];

const inSheet =
  (rest: string, body: object | ((tenant: Tenant) => object)): Written =>
  (tenant) => [
    `/vidsheet/${tenant.sheetId}${rest.replace('{cell}', String(tenant.cellIds[0]))}?agent_id=${tenant.agentId}`,
    typeof body === 'function' ? body(tenant) : body,
  ];
const source = () => ({ platform: 'shortvideo', target_type: 'account', target_value: `@${randomUUID()}` });
const JOB = {
  job_type: 'generate_content_ideas',
  prompt: 'Two ideas about rye bread',
  schedule: { cadence: 'daily', timezone: 'UTC', time_of_day: '09:00' },
  delivery: { type: 'chat_only' },
};

/** Requests of routes for which few drawn requests are carried out, by service and path in the OpenAPI document. */
const WRITTEN: Readonly<Record<string, Written>> = {
  'base /vidsheet': ({ agentId }) => [`/vidsheet?agent_id=${agentId}`, { spreadsheet: { title: 'Once' } }],
  'base /vidsheet/{engine_id}/cells/{cell_id}/generate': inSheet('/cells/{cell}/generate', {
    generation_type: 'text',
    data: { prompt: 'A text that is made once' },
  }),
  'base /vidsheet/{id}/rows': inSheet('/rows', { spreadsheet_row: {} }),
  'base /vidsheet/{id}/columns': inSheet('/columns', { spreadsheet_column: { title: 'Once', type: 'text' } }),
  'base /vidsheet/{id}/cells/{cell_id}/layers': inSheet('/cells/{cell}/layers', {
    video_layer: { name: 'Once', type: 'text' },
  }),
  'base /vidsheet/{id}/rows/import': inSheet('/rows/import', { rows: [{ SCRIPT: 'imported once' }] }),
  'base /vidsheet/{id}/clone': inSheet('/clone', {}),
  'base /vidsheet/{id}/template': inSheet('/template', () => ({ slug: `once-${randomUUID()}`, title: 'Once' })),
  'base /asset_folders': ({ agentId }) => [
    `/asset_folders?agent_id=${agentId}`,
    { asset_folder: { name: `Once ${randomUUID()}` } },
  ],
  'base /agents': () => ['/agents', { agent: { name: `Once ${randomUUID()}` } }],
  'base /organizations': () => ['/organizations', { organization: { name: 'Once' } }],
  'base /organizations/{organization_id}/members': ({ organizationId }) => [
    `/organizations/${organizationId}/members`,
    { email: `${randomUUID()}@example.com`, role: 'editor' },
  ],
  'base /persisted_tokens': () => ['/persisted_tokens', { name: 'Once' }],
  'base /render_jobs': ({ agentId, sheetId, cellIds }) => [
    `/render_jobs?agent_id=${agentId}`,
    {
      job: {
        project_id: sheetId,
        container_id: cellIds[0],
        container_type: 'SpreadsheetCell',
        input: JSON.stringify({ tracks: [{ clips: [{ type: 'text', text: randomUUID(), start: 0, duration: 1 }] }] }),
      },
    },
  ],
  'agent /agent/run': ({ agentUuid }) => ['/agent/run', { agent_id: agentUuid, message: 'Tell me of the morning' }],
  'agent /agents/{agent_id}/recurring-jobs': ({ agentUuid }) => [`/agents/${agentUuid}/recurring-jobs`, JOB],
  'core /agents/{agent_id}/watchlists': ({ agentUuid }) => [
    `/agents/${agentUuid}/watchlists`,
    { name: `List ${randomUUID()}`, sources: [source()] },
  ],
};

/** Returns a written request of a route, if there is one. */
export function writtenRequest(route: string, tenant: Tenant): DrawnRequest | undefined {
  const written = WRITTEN[route]?.(tenant);
  if (!written) return undefined;
  const [path, query] = written[0].split('?');
  return { method: 'POST', path: path!, query: query ? `?${query}` : '', body: JSON.stringify(written[1]) };
}

/** Names of the routes that have a written request. */
export const WRITTEN_ROUTES: readonly string[] = Object.keys(WRITTEN);
