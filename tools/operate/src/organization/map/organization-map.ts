import { AGENT_ROWS } from './agent.js';
import { AUDIT_ROWS } from './audit.js';
import { BASE_ACCOUNTS_ROWS } from './base-accounts.js';
import { BASE_CONTENT_ROWS } from './base-content.js';
import { BASE_PUBLISHING_ROWS } from './base-publishing.js';
import { CORE_ROWS } from './core.js';
import type { OwnedTables } from './owned-table.js';
import { UPLOAD_ROWS } from './upload.js';

/** Every table with rows of organizations, in the order of an export. */
export const OWNED_TABLES: OwnedTables = {
  ...BASE_ACCOUNTS_ROWS,
  ...BASE_CONTENT_ROWS,
  ...BASE_PUBLISHING_ROWS,
  ...AGENT_ROWS,
  ...CORE_ROWS,
  ...UPLOAD_ROWS,
  ...AUDIT_ROWS,
};
