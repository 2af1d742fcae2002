import type { Role } from '@reelsheet/kernel';

/** What a route takes of the world that it is tried on. */
export interface Names {
  readonly agentId: number;
  readonly organizationId: number;
  readonly sheetId: number;
  readonly rowId: number;
  readonly columnId: number;
  readonly cellId: number;
  readonly layerId: number;
  readonly generationId: number;
}

type Body = (names: Names) => object;

/** Where a route names what it works on; from there follows how it refuses those who have no part in it. */
type Place = 'nowhere' | 'path' | 'query' | 'body';

export interface Access {
  readonly place: Place;
  /** The least role in the organization that the route takes. */
  readonly minimum: Role;
  readonly body?: Body;
  /** The code that a 404 for something in the path carries. */
  readonly missing: string;
}

/** Works on what belongs to the caller, and names nothing else. */
const own = (body?: Body): Access => ({ place: 'nowhere', minimum: 'viewer', body, missing: 'not_found' });
const inPath = (minimum: Role, body?: Body, missing = 'not_found'): Access => ({
  place: 'path',
  minimum,
  body,
  missing,
});
const inQuery = (minimum: Role, body?: Body, missing = 'not_found'): Access => ({
  place: 'query',
  minimum,
  body,
  missing,
});
const inBody = (minimum: Role, body: Body): Access => ({ place: 'body', minimum, body, missing: 'not_found' });

const row = () => ({ spreadsheet_row: { position: 1 } });
const column = () => ({ spreadsheet_column: { title: 'Taken over', type: 'text' } });
const cell = () => ({ spreadsheet_cell: { value: 'taken over' } });
const layer = () => ({ video_layer: { name: 'Taken over', type: 'text' } });
const speech = () => ({ generation_type: 'text', data: { prompt: 'taken over' } });

const sheet = (minimum: Role, body?: Body) => inQuery(minimum, body, 'spreadsheet_not_found');

/** Below /autocontentengine and /vidsheet alike. */
const SHEETS: Record<string, Access> = {
  'GET ': sheet('viewer'),
  'POST ': sheet('editor', () => ({ spreadsheet: { title: 'Taken over' } })),
  'GET /{id}': sheet('viewer'),
  'PATCH /{id}': sheet('editor', () => ({ spreadsheet: { title: 'Taken over' } })),
  'DELETE /{id}': sheet('editor'),
  'POST /{id}/clone': sheet('editor', () => ({})),
  'GET /{id}/global_variables': sheet('viewer'),
  'GET /{id}/rows': sheet('viewer'),
  'POST /{id}/rows': sheet('editor', row),
  'PUT /{id}/rows/update_positions': sheet('editor', ({ rowId }) => ({ rows: [{ id: rowId, position: 2 }] })),
  'PUT /{id}/rows/mass_update': sheet('editor', ({ rowId }) => ({
    rows: [{ id: rowId, additional_attributes: { note: 'taken over' } }],
  })),
  'GET /{id}/rows/{row_id}': sheet('viewer'),
  'PATCH /{id}/rows/{row_id}': sheet('editor', row),
  'DELETE /{id}/rows/{row_id}': sheet('editor'),
  'POST /{id}/rows/{row_id}/duplicate': sheet('editor'),
  'GET /{id}/columns': sheet('viewer'),
  'POST /{id}/columns': sheet('editor', column),
  'PATCH /{id}/columns/update_positions': sheet('editor', ({ columnId }) => ({
    columns: [{ id: columnId, position: 2 }],
  })),
  'PUT /{id}/columns/mass_update': sheet('editor', ({ columnId }) => ({
    columns: [{ id: columnId, title: 'Taken over' }],
  })),
  'PATCH /{id}/columns/{col_id}': sheet('editor', column),
  'DELETE /{id}/columns/{col_id}': sheet('editor'),
  'POST /{id}/columns/{col_id}/duplicate': sheet('editor'),
  'PUT /{id}/cells/mass_update': sheet('editor', ({ cellId }) => ({ cells: [{ id: cellId, value: 'taken over' }] })),
  'GET /{id}/cells/{cell_id}': sheet('viewer'),
  'PATCH /{id}/cells/{cell_id}': sheet('editor', cell),
  'PATCH /{id}/cells/{cell_id}/set_default_user_job': sheet('editor', ({ generationId }) => ({
    user_job_id: generationId,
  })),
  'POST /{id}/cells/{cell_id}/layers': sheet('editor', layer),
  'PUT /{id}/cells/{cell_id}/layers/update_positions': sheet('editor', ({ layerId }) => ({
    layers: [{ id: layerId, position: 2 }],
  })),
  'GET /{id}/cells/{cell_id}/layers/{layer_id}': sheet('viewer'),
  'PATCH /{id}/cells/{cell_id}/layers/{layer_id}': sheet('editor', layer),
  'DELETE /{id}/cells/{cell_id}/layers/{layer_id}': sheet('editor'),
  'POST /{id}/cells/{cell_id}/layers/{layer_id}/duplicate': sheet('editor'),
  'POST /{engine_id}/cells/{cell_id}/generate': sheet('editor', speech),
  'POST /{engine_id}/cells/{cell_id}/layers/{layer_id}/generate': sheet('editor', speech),
};

const sheetRoutes = Object.entries(SHEETS).flatMap(([route, access]): [string, Access][] =>
  ['/autocontentengine', '/vidsheet'].map((root) => [route.replace(' ', ` ${root}`), access]),
);

const MONTH = 'start_date=2026-01-01&end_date=2026-01-31';
const resource = (minimum: Role, body?: Body) => inQuery(minimum, body, 'content_resource_not_found');
const avatars = (minimum: Role, body?: Body) => inPath(minimum, body, 'agent_not_found');

/** Every route of base that is not public: who may, and how the others are refused. */
export const ACCESS: Record<string, Access> = {
  'GET /me': own(),
  'GET /persisted_tokens': own(),
  'POST /persisted_tokens': own(() => ({ name: 'mine' })),
  'GET /personal_access_tokens': own(),
  'PATCH /persisted_tokens/{id}': inPath('viewer', () => ({ persisted_token: { name: 'taken over' } })),
  'PATCH /personal_access_tokens/{token_id}': inPath('viewer', () => ({ name: 'taken over' })),
  'DELETE /personal_access_tokens/{token_id}': inPath('viewer'),
  'DELETE /persisted_tokens/{id}/revoke': inPath('viewer'),
  'DELETE /persisted_tokens/revoke_all': own(),
  'GET /workspaces': own(),
  'GET /organizations': own(),
  'POST /organizations': own(() => ({ organization: { name: 'Mine' } })),
  'GET /organizations/{organization_id}': inPath('viewer'),
  'PATCH /organizations/{organization_id}': inPath('manager', () => ({ organization: { name: 'Taken over' } })),
  'DELETE /organizations/{organization_id}': inPath('owner'),
  'GET /organizations/{organization_id}/audit_log': inPath('manager'),
  'GET /organizations/{organization_id}/credits': inPath('viewer'),
  'GET /organizations/{organization_id}/members': inPath('viewer'),
  'POST /organizations/{organization_id}/members': inPath('manager', () => ({
    email: 'stranger@example.com',
    role: 'editor',
  })),
  'PATCH /organizations/{organization_id}/members/{user_id}': inPath('manager', () => ({ role: 'viewer' })),
  'DELETE /organizations/{organization_id}/members/{user_id}': inPath('manager'),
  'GET /agents': own(),
  'POST /agents': inBody('manager', ({ organizationId }) => ({
    organization_id: organizationId,
    agent: { name: 'Taken over' },
  })),
  'GET /agents/{agent_id}': inPath('viewer'),
  'PATCH /agents/{agent_id}': inPath('editor', () => ({ agent: { name: 'Taken over' } })),
  'DELETE /agents/{agent_id}': inPath('manager'),
  'GET /agents/{agent_id}/avatars': avatars('viewer'),
  'POST /agents/{agent_id}/avatars': avatars('editor', () => ({ agent_avatars_attributes: [{ stock_avatar_id: 1 }] })),
  'PATCH /agents/{agent_id}/avatars/{id}': avatars('editor'),
  'DELETE /agents/{agent_id}/avatars/{id}': avatars('editor'),
  'GET /stock_avatars': own(),
  'GET /prices': own(),
  'GET /agents/{agent_id}/social_accounts': inPath('viewer'),
  'POST /agents/{agent_id}/social_accounts/{platform}/connect': inPath('editor', () => ({})),
  'DELETE /agents/{agent_id}/social_accounts/{id}': inPath('editor'),
  ...Object.fromEntries(sheetRoutes),
  'GET /content_resources': resource('viewer'),
  'POST /content_resources': resource('editor', () => ({ content_resource: { file: 'a signed id' } })),
  'GET /content_resources/{id}': resource('viewer'),
  'PATCH /content_resources/{id}': resource('editor', () => ({ content_resource: { filename: 'taken-over.png' } })),
  'DELETE /content_resources/{id}': resource('editor'),
  'POST /transcriptions': inQuery('editor', () => ({ data: { audio_url: 'https://example.com/a.mp3' } })),
  'GET /generations/{id}': inPath('viewer'),
  'GET /generations/{id}/events': inPath('viewer'),
  'POST /generations/{id}/stop': inPath('editor'),
  'POST /generations/{id}/continue': inPath('editor'),
  'POST /render_jobs': inQuery('editor', ({ sheetId, cellId }) => ({
    job: { project_id: sheetId, container_id: cellId, container_type: 'SpreadsheetCell', input: '{}' },
  })),
  'GET /render_jobs/schema': own(),
  'GET /render_jobs': inQuery('viewer'),
  'GET /render_jobs/{id}': inPath('viewer'),
  'GET /render_jobs/{id}/events': inPath('viewer'),
  'GET /templates/projects': own(),
  'GET /templates/projects/{slug}': own(),
  'POST /templates/spreadsheets/{slug}/clone': inBody('editor', ({ agentId }) => ({ agent_id: String(agentId) })),
  'POST /schedule/with-post': inBody('editor', ({ agentId }) => ({
    agent_id: agentId,
    platform: ['shortvideo'],
    description: 'taken over',
  })),
  'GET /schedule/posts': inQuery('viewer'),
  'GET /schedule/post/{post_id}': inPath('viewer'),
  'PATCH /schedule/post/{post_id}': inPath('editor', () => ({ description: 'taken over' })),
  'DELETE /schedule/post/{post_id}': inPath('editor'),
};

/** What some routes need in their query beside the agent. */
export const QUERIES: Record<string, string> = { 'GET /schedule/posts': MONTH };

/** Doors that only pass on what another service decides; that service's suite tries them. */
export const ELSEWHERE = new Set(['GET /agents/{agent_id}/core', 'PATCH /agents/{agent_id}/core']);

/** Routes that need bytes or a vendor before they look at anybody's ids. */
export const NAMES_NOTHING = new Set(['POST /direct_upload']);

/** How the route refuses someone who has no part in the organization that its ids belong to. */
export function refusalOf(access: Access, route: string): string {
  if (access.place === 'path') return `404 ${access.missing}`;
  return route === 'POST /agents' ? '422 organization_not_found' : '422 agent_not_found';
}

/** How it refuses a member whose role is too low. */
export function denialOf(route: string): string {
  return '403 forbidden';
}
