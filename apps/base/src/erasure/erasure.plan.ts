export interface ErasureStep {
  readonly table: string;
  /** Which rows are the organization's, whose id is $1. */
  readonly where: string;
}

const OF_ORGANIZATION = 'organization_id = $1';
const OF_AGENTS = 'agent_id IN (SELECT id FROM agent WHERE organization_id = $1)';
const OF_SHEETS = 'sheet_id IN (SELECT id FROM sheet WHERE organization_id = $1)';

/**
 * What can be much, or hangs on the organization by no foreign key. All else follows by `ON DELETE CASCADE` when the
 * organization's own row goes. Secrets go first, then jobs, so that nothing new comes of them; the account goes before
 * its book, for without it nobody writes there.
 */
export const ERASURE: readonly ErasureStep[] = [
  { table: 'social_connection', where: OF_AGENTS },
  { table: 'social_account', where: OF_AGENTS },
  { table: 'post', where: OF_AGENTS },
  { table: 'render_job', where: OF_ORGANIZATION },
  { table: 'generation', where: OF_ORGANIZATION },
  { table: 'layer', where: OF_SHEETS },
  { table: 'cell', where: OF_SHEETS },
  { table: 'sheet_row', where: OF_SHEETS },
  { table: 'sheet', where: OF_ORGANIZATION },
  { table: 'credit_account', where: OF_ORGANIZATION },
  { table: 'credit_hold', where: OF_ORGANIZATION },
  { table: 'credit_grant', where: OF_ORGANIZATION },
  { table: 'ledger_entry', where: OF_ORGANIZATION },
  { table: 'audit_entry', where: OF_ORGANIZATION },
];
