import { of, type OwnedTables } from './owned-table.js';

/** Rows of an organization in the audit log. */
export const AUDIT_ROWS: OwnedTables = {
  'audit.chain': {
    by: of('organization_id'),
    key: 'organization_id',
    columns: 'organization_id position hash seal erased_at',
  },
  'audit.chain_start': {
    by: of('organization_id'),
    key: 'organization_id',
    columns: 'organization_id position hash seal signed_with changed_at',
  },
  'audit.entry': {
    by: of('organization_id'),
    key: 'organization_id position',
    columns: `
      id organization_id position action target detail user_id key_id address request_id at signed_with hash`,
  },
};
