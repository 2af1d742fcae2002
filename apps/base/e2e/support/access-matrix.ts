import type { Role } from '@reelsheet/kernel';
import type { DeclaredRoute } from '@reelsheet/testing';
import type { AccessFixture } from './guarded-fixture.js';

type Body = (fixture: AccessFixture) => object;

const row = () => ({ spreadsheet_row: { position: 1 } });
const column = () => ({ spreadsheet_column: { title: 'Taken over', type: 'text' } });
const cell = () => ({ spreadsheet_cell: { value: 'taken over' } });
const layer = () => ({ video_layer: { name: 'Taken over', type: 'text' } });
const title = () => ({ spreadsheet: { title: 'Taken over' } });
const speech = () => ({ generation_type: 'text', data: { prompt: 'taken over' } });

/** Bodies for routes below /autocontentengine and /vidsheet. */
const SHEET_BODIES: Record<string, Body> = {
  'POST ': title,
  'PATCH /{id}': title,
  'POST /{id}/clone': () => ({}),
  'POST /{id}/estimate': ({ cellId }) => ({ cell_ids: [cellId] }),
  'POST /{id}/template': () => ({ slug: 'taken-over', title: 'Taken over' }),
  'POST /{id}/rows': row,
  'POST /{id}/rows/mass_create': () => ({ rows: [{}] }),
  'POST /{id}/rows/mass_duplicate': ({ rowId }) => ({ ids: [rowId] }),
  'POST /{id}/rows/mass_delete': ({ rowId }) => ({ ids: [rowId] }),
  'PUT /{id}/rows/update_positions': ({ rowId }) => ({ rows: [{ id: rowId, position: 2 }] }),
  'PUT /{id}/rows/mass_update': ({ rowId }) => ({
    rows: [{ id: rowId, additional_attributes: { note: 'taken over' } }],
  }),
  'POST /{id}/rows/import': () => ({ rows: [{ 'Guarded column': 'taken over' }] }),
  'PATCH /{id}/rows/{row_id}': row,
  'POST /{id}/columns': column,
  'POST /{id}/columns/mass_create': () => ({ columns: [{ title: 'Taken over', type: 'text' }] }),
  'POST /{id}/columns/mass_duplicate': ({ columnId }) => ({ ids: [columnId] }),
  'POST /{id}/columns/mass_delete': ({ columnId }) => ({ ids: [columnId] }),
  'PATCH /{id}/columns/update_positions': ({ columnId }) => ({ columns: [{ id: columnId, position: 2 }] }),
  'PUT /{id}/columns/mass_update': ({ columnId }) => ({ columns: [{ id: columnId, title: 'Taken over' }] }),
  'PATCH /{id}/columns/{col_id}': column,
  'PUT /{id}/cells/mass_update': ({ cellId }) => ({ cells: [{ id: cellId, value: 'taken over' }] }),
  'PATCH /{id}/cells/{cell_id}': cell,
  'PATCH /{id}/cells/{cell_id}/set_default_user_job': ({ generationId }) => ({ user_job_id: generationId }),
  'POST /{id}/cells/{cell_id}/layers': layer,
  'POST /{id}/cells/{cell_id}/layers/mass_create': () => ({ layers: [{ name: 'Taken over', type: 'text' }] }),
  'POST /{id}/cells/{cell_id}/layers/mass_duplicate': ({ layerId }) => ({ ids: [layerId] }),
  'POST /{id}/cells/{cell_id}/layers/mass_delete': ({ layerId }) => ({ ids: [layerId] }),
  'PUT /{id}/cells/{cell_id}/layers/update_positions': ({ layerId }) => ({ layers: [{ id: layerId, position: 2 }] }),
  'PATCH /{id}/cells/{cell_id}/layers/{layer_id}': layer,
  'POST /{id}/import_global_variables': () => ({}),
  'POST /{id}/rows/estimate': ({ rowId }) => ({ row_ids: [rowId] }),
  'POST /{id}/rows/generate': ({ rowId }) => ({ row_ids: [rowId] }),
  'POST /{id}/batches/{batch_id}/resume': () => ({}),
  'PUT /{id}/post_plan': () => ({
    targets: [{ platform: 'microblog', content: { description: 'taken over' } }],
    timing: { type: 'slots' },
  }),
  'POST /{id}/views': () => ({ name: 'Taken over' }),
  'PATCH /{id}/views/{view_id}': () => ({ name: 'Taken over' }),
  'POST /{id}/post_plan/check': () => ({}),
  'POST /{id}/post_plan/posts': ({ rowId }) => ({ row_ids: [rowId] }),
  'POST /{engine_id}/cells/{cell_id}/generate': speech,
  'POST /{engine_id}/cells/{cell_id}/layers/{layer_id}/generate': speech,
};

const sheetBodies = Object.entries(SHEET_BODIES).flatMap(([route, body]): [string, Body][] =>
  ['/autocontentengine', '/vidsheet'].map((root) => [route.replace(' ', ` ${root}`), body]),
);

/** Body for each route that has one. */
export const BODIES: Record<string, Body> = {
  'POST /persisted_tokens': () => ({ name: 'mine' }),
  'PATCH /persisted_tokens/{id}': () => ({ persisted_token: { name: 'taken over' } }),
  'PATCH /personal_access_tokens/{token_id}': () => ({ name: 'taken over' }),
  'PATCH /me': () => ({ name: 'Taken over' }),
  'DELETE /me': () => ({ password: 'wrong password' }),
  'PATCH /me/password': () => ({ current_password: 'wrong password', new_password: 'taken over' }),
  'POST /auth/second_factors/totp': () => ({ password: 'wrong password' }),
  'POST /auth/second_factors/passkeys/options': () => ({ password: 'wrong password' }),
  'POST /auth/second_factors/passkeys': () => ({
    credential: { id: 'aa', rawId: 'aa', response: { clientDataJSON: 'aa', attestationObject: 'aa' } },
  }),
  'POST /auth/second_factors/recovery_codes': () => ({ password: 'wrong password' }),
  'POST /auth/second_factors/{id}/confirm': () => ({ code: '000000' }),
  'PATCH /auth/second_factors/{id}': () => ({ name: 'taken over' }),
  'POST /auth/second_factors/{id}/remove': () => ({ password: 'wrong password' }),
  'POST /organizations': () => ({ organization: { name: 'Mine' } }),
  'PATCH /organizations/{organization_id}': () => ({ organization: { name: 'Taken over' } }),
  'POST /organizations/{organization_id}/members': () => ({ email: 'stranger@example.com', role: 'editor' }),
  'PATCH /organizations/{organization_id}/members/{user_id}': () => ({ role: 'viewer' }),
  'PUT /organizations/{organization_id}/presence': () => ({ client_id: 'taken-over' }),
  'PATCH /organizations/{organization_id}/notifications': () => ({ until: '2030-01-01T00:00:00Z', read: true }),
  'PATCH /organizations/{organization_id}/notification_preferences': () => ({ digest: 'daily' }),
  'PUT /organizations/{organization_id}/attention/dismissals/{kind}/{item_id}': () => ({
    since: '2026-01-01T00:00:00Z',
  }),
  'POST /agents': ({ organizationId }) => ({ organization_id: organizationId, agent: { name: 'Taken over' } }),
  'PATCH /agents/{agent_id}': () => ({ agent: { name: 'Taken over' } }),
  'PATCH /agents/{agent_id}/core': () => ({ brand_name: 'Taken over' }),
  'POST /agents/{agent_id}/voice/integrations/vendor_a': () => ({ api_key: 'taken-over' }),
  'POST /agents/{agent_id}/voice/integrations/vendor_a/test': () => ({ api_key: 'taken-over' }),
  'POST /agents/{agent_id}/voice/design/generate-script': () => ({}),
  'POST /agents/{agent_id}/voice/design/generate-description': () => ({ gender: 'female' }),
  'POST /agents/{agent_id}/voice/design/generate-samples': () => ({ text: 'Taken over.' }),
  'POST /agents/{agent_id}/voice/design': () => ({ generation_id: 'none', name: 'Taken over' }),
  'POST /agents/{agent_id}/voice/clone': () => ({ name: 'Taken over', audio_base64: 'AAAA' }),
  'POST /agents/{agent_id}/voice/{voice_id}/preview': () => ({ text: 'Taken over.' }),
  'POST /agents/{agent_id}/avatars': () => ({ agent_avatars_attributes: [{ stock_avatar_id: 1 }] }),
  'PATCH /agents/{agent_id}/automation_config': () => ({ automation_config: { polling_enabled: true } }),
  'POST /agents/{agent_id}/automation_config/deliveries/replay': () => ({}),
  'POST /agents/{agent_id}/social_accounts/{platform}/connect': () => ({}),
  ...Object.fromEntries(sheetBodies),
  'POST /direct_upload': () => ({ blob: {} }),
  'POST /content_resources': () => ({ content_resource: { file: 'a signed id' } }),
  'PATCH /content_resources/{id}': () => ({ content_resource: { filename: 'taken-over.png' } }),
  'POST /asset_folders': () => ({ asset_folder: { name: 'Taken over' } }),
  'PATCH /asset_folders/{id}': () => ({ asset_folder: { name: 'Taken over' } }),
  'POST /transcriptions': () => ({ data: { audio_url: 'https://example.com/a.mp3' } }),
  'POST /render_jobs': ({ sheetId, cellId }) => ({
    job: { project_id: sheetId, container_id: cellId, container_type: 'SpreadsheetCell', input: '{}' },
  }),
  'POST /user_jobs': () => ({
    user_job: {
      user_job_type: 'train_social',
      data: '{"platform":"shortvideo","type":"username","value":"@taken-over"}',
    },
  }),
  'PUT /user_jobs/{id}': () => ({ value: '@taken-over' }),
  'PATCH /templates/projects/{slug}': () => ({ title: 'Taken over' }),
  'POST /templates/spreadsheets/{slug}/clone': ({ agentId }) => ({ agent_id: String(agentId) }),
  'PUT /agents/{agent_id}/schedule_slots': () => ({ slots: [{ time: '09:00' }] }),
  'POST /schedule/with-post': ({ agentId }) => ({
    agent_id: agentId,
    platform: ['shortvideo'],
    description: 'taken over',
  }),
  'PATCH /schedule/post/{post_id}': () => ({ description: 'taken over' }),
  'PATCH /schedule/post/{post_id}/published': () => ({ description: 'taken over' }),
};

/** Query parameters that some routes require besides their declared ones. */
export const QUERIES: Record<string, string> = {
  // Streams without end: callers who are admitted get 422.
  'GET /agents/{agent_id}/automation_config/listen': 'types=none',
  'GET /organizations/{organization_id}/events': 'kinds=none',
  'GET /schedule/posts': 'start_date=2026-01-01&end_date=2026-01-31',
  'GET /autocontentengine/{id}/export': 'format=json',
  'GET /vidsheet/{id}/export': 'format=json',
  'GET /autocontentengine/{id}/cells': 'cell_ids=1',
  'GET /vidsheet/{id}/cells': 'cell_ids=1',
  'GET /autocontentengine/{id}/changes': 'since=0',
  'GET /vidsheet/{id}/changes': 'since=0',
  'GET /autocontentengine/{id}/find': 'text=a',
  'GET /vidsheet/{id}/find': 'text=a',
};

/** Ids for query parameters by name. */
export const IN_QUERY: Record<string, (fixture: AccessFixture) => number> = {
  agent_id: ({ agentId }) => agentId,
  workspace_id: ({ organizationId }) => organizationId,
};

/** Ids for path parameters by name. */
export const IN_PATH: Record<string, (fixture: AccessFixture, route: DeclaredRoute) => unknown> = {
  agent_id: ({ agentId }) => agentId,
  organization_id: ({ organizationId }) => organizationId,
  user_id: ({ memberId }) => memberId,
  invitation_id: ({ invitationId }) => invitationId,
  token: () => 'a'.repeat(43),
  engine_id: ({ sheetId }) => sheetId,
  row_id: ({ rowId }) => rowId,
  col_id: ({ columnId }) => columnId,
  cell_id: ({ cellId }) => cellId,
  layer_id: ({ layerId }) => layerId,
  batch_id: ({ batchId }) => batchId,
  view_id: ({ viewId }) => viewId,
  post_id: ({ postId }) => postId,
  delivery_id: ({ deliveryId }) => deliveryId,
  token_id: ({ keyId }) => keyId,
  platform: () => 'shortvideo',
  kind: () => 'account',
  item_id: ({ accountId }) => accountId,
  voice_id: () => 'nobody',
  job_id: ({ previewId }) => previewId,
  version: () => 1,
  slug: ({ templateId }, { role }) => (role ? templateId : 'daily-quote'),
};

interface Collection {
  readonly below: string;
  readonly id: (fixture: AccessFixture) => number | string;
  /** Error for a record that does not belong to the agent. */
  readonly missing: string;
}

const collection = (below: string, id: Collection['id'], missing = '404 not_found'): Collection => ({
  below,
  id,
  missing,
});

/** Ids for `{id}` by the preceding collection in the path. */
const COLLECTIONS: Collection[] = [
  collection('/autocontentengine/', ({ sheetId }) => sheetId, '404 spreadsheet_not_found'),
  collection('/vidsheet/', ({ sheetId }) => sheetId, '404 spreadsheet_not_found'),
  collection('/content_resources/', ({ resourceId }) => resourceId, '404 content_resource_not_found'),
  collection('/asset_folders/', ({ folderId }) => folderId),
  collection('/generations/', ({ generationId }) => generationId),
  collection('/render_jobs/', ({ renderJobId }) => renderJobId),
  collection('/user_jobs/', ({ monitoringId }) => monitoringId, '404 user_job_not_found'),
  collection('/sessions/', ({ sessionId }) => sessionId),
  collection('/second_factors/', ({ factorId }) => factorId),
  collection('/persisted_tokens/', ({ keyId }) => keyId),
  collection('/social_accounts/', ({ accountId }) => accountId),
  collection('/avatars/', () => 1),
];

export function collectionOf({ path }: DeclaredRoute): Collection {
  const found = COLLECTIONS.find(({ below }) => path.includes(below));
  if (!found) throw new Error(`no collection is known for ${path}`);
  return found;
}

/**
 * Minimum roles where a rule of the feature requires more than the route: an editor can delete only their own agents.
 */
export const MIN_ROLE: Record<string, Role> = { 'DELETE /agents/{agent_id}': 'manager' };

/** Routes that forward responses of another service or a vendor, which base tests do not run; streams without end. */
export const ANSWERED_ELSEWHERE = [
  'GET /agents/{agent_id}/automation_config/listen',
  'GET /agents/{agent_id}/core',
  'GET /agents/{agent_id}/voice/library',
  'GET /organizations/{organization_id}/events',
];
