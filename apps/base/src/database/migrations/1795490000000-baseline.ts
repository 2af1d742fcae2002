import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS } from '../baseline/accounts.js';
import { ACTIONS } from '../baseline/actions.js';
import { AGENTS } from '../baseline/agents.js';
import { ASSETS } from '../baseline/assets.js';
import { BILLING } from '../baseline/billing.js';
import { GENERATION } from '../baseline/generation.js';
import { MONITORING } from '../baseline/monitoring.js';
import { PUBLISHING } from '../baseline/publishing.js';
import { RENDERING } from '../baseline/rendering.js';
import { SHEET_SIZE } from '../baseline/sheet-size.js';
import { SHEET_CHANGE_MARKERS } from '../baseline/sheet-change-markers.js';
import { SHEETS } from '../baseline/sheets.js';
import { WEBHOOKS } from '../baseline/webhooks.js';

/** Every domain after those whose tables it references. */
const DOMAINS = [
  ACCOUNTS,
  BILLING,
  AGENTS,
  ASSETS,
  WEBHOOKS,
  SHEETS,
  SHEET_SIZE,
  GENERATION,
  RENDERING,
  SHEET_CHANGE_MARKERS,
  PUBLISHING,
  MONITORING,
  ACTIONS,
];

/** The whole schema of base. Its domains are in `../baseline`. */
export class Baseline1795490000000 implements MigrationInterface {
  name = 'Baseline1795490000000';

  async up(runner: QueryRunner): Promise<void> {
    await requireAuditSchema(runner);
    for (const domain of DOMAINS) await runner.query(domain);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

/**
 * The audit log is in the schema `audit`, which is created when the database is prepared: base must not own a log that
 * it must not be able to change.
 */
async function requireAuditSchema(runner: QueryRunner): Promise<void> {
  const schemas = (await runner.query(`SELECT FROM pg_namespace WHERE nspname = 'audit'`)) as unknown[];
  if (schemas.length === 0)
    throw new Error('the schema audit is missing: prepare the database again (docs/operations.md)');
}
