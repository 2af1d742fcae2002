import { SERVICES } from '../command.js';
import { OWNED_TABLES } from '../organization/map/organization-map.js';
import { namesIn } from '../organization/map/owned-table.js';
import { ownedCondition, selectOwned } from '../organization/rows-sql.js';

/** Selects the values of a column of the organization's rows of a table of the map. */
const valuesOf = (table: string, column: string, organizationId: number) =>
  selectOwned(table, `"${column}"`, organizationId);

type Condition = (organizationId: number) => string;

const byOrganization: Condition = (id) => `organization_id = ${id}`;
const bySheet: Condition = (id) => `sheet_id IN (${valuesOf('base.sheet', 'id', id)})`;
const byAgent: Condition = (id) => `agent_id IN (${valuesOf('base.agent', 'id', id)})`;
const byBlob: Condition = (id) => `blob_id IN (${valuesOf('upload.blob', 'id', id)})`;

/** Tasks that name no organization, although they clean up what belongs to one. */
const expiring: Condition = (id) =>
  `${byOrganization(id)} OR (kind = 'expire_blob'
    AND (payload ->> 'blobId')::bigint IN (${valuesOf('upload.blob', 'id', id)}))`;
const discarding: Condition = (id) =>
  `${byOrganization(id)} OR (kind = 'discard_media'
    AND payload ->> 'name' IN (SELECT name FROM base.media_deposit WHERE organization_id = ${id}))`;

/** Rows that move although an export leaves them out. */
const MOVED_TOO: Readonly<Record<string, Condition>> = {
  'base.sheet_node': bySheet,
  'base.post_node': bySheet,
  'base.cached_segment': byOrganization,
  'base.media_deposit': byOrganization,
  'base.task': discarding,
  'agent.task': byOrganization,
  'core.task': byOrganization,
  'upload.task': expiring,
  'upload.resumable_upload': byBlob,
};

/** Rows that only describe work at the former installation, or that services compute again. They are deleted there. */
const LEFT_BEHIND: Readonly<Record<string, Condition>> = {
  ...Object.fromEntries(SERVICES.map((each) => [`${each}.fair_share`, byOrganization])),
  'agent.known_agent': byOrganization,
  'core.known_agent': byOrganization,
  'agent.mail_link': byOrganization,
  'base.live_event': byOrganization,
  'base.live_head': byOrganization,
  'base.notification_occurrence': byOrganization,
  'base.vendor_slot': byOrganization,
  'base.webhook_message': byAgent,
  'base.webhook_listener': byAgent,
  'base.sheet_change_marker': bySheet,
  'base.sheet_size_change': bySheet,
  'base.input_change': bySheet,
  'upload.resized_picture': (id) => `media_key IN (${valuesOf('upload.media', 'key', id)})`,
};

/** Files of other organizations that have the same bytes stay, with the rows that describe them. */
const SHARED_FILES: Readonly<Record<string, Condition>> = {
  'upload.blob': (id) =>
    `organization_id = ${id} AND key NOT IN (SELECT key FROM base.content_resource WHERE organization_id <> ${id})`,
  'base.media_inspection': (id) =>
    `key IN (${valuesOf('base.content_resource', 'key', id)})
      AND key NOT IN (SELECT key FROM base.content_resource WHERE organization_id <> ${id})`,
};
/** Tables whose rows are deleted with their blob or inspection. */
const OF_SHARED_FILES = ['upload.media', 'upload.inspection', 'upload.resumable_upload', 'base.media_address'];

/** Members remain users of the installation that their organization leaves. */
export const USERS = 'base.user_account';

/** Every table whose rows move, in no order. */
export const MOVED_TABLES: readonly string[] = [
  ...Object.keys(OWNED_TABLES).filter((name) => name !== USERS),
  ...Object.keys(MOVED_TOO),
];

/** Tables whose rows another organization may have brought before, because it has files with the same bytes. */
export const TABLES_OF_FILES: readonly string[] = ['upload.blob', 'base.media_inspection', ...OF_SHARED_FILES];

/** Returns the SQL condition for the rows that move. */
export const movedCondition = (name: string, organizationId: number): string =>
  MOVED_TOO[name]?.(organizationId) ?? ownedCondition(name, organizationId);

/** Returns every table with rows to delete after the move, with their SQL condition, in no order. */
export function removedRows(organizationId: number): { readonly table: string; readonly where: string }[] {
  const tables = [...MOVED_TABLES, ...Object.keys(LEFT_BEHIND)].filter((name) => !OF_SHARED_FILES.includes(name));
  return tables.map((table) => {
    const condition = SHARED_FILES[table] ?? LEFT_BEHIND[table];
    return { table, where: condition?.(organizationId) ?? movedCondition(table, organizationId) };
  });
}

/** Tables of jobs and tasks. */
export const JOB_TABLES: readonly string[] = [
  ...Object.entries(OWNED_TABLES)
    .filter(([, { columns }]) => namesIn(columns).includes('round'))
    .map(([name]) => name),
  ...Object.keys(MOVED_TOO).filter((name) => name.endsWith('.task')),
];

/** Times at which a service acts without a job. */
export const TIMES: Readonly<Record<string, string>> = {
  'base.monitoring': 'next_scrape_at',
  'base.notification_preference': 'due_at',
  'core.backup': 'renewal_due_at',
};
