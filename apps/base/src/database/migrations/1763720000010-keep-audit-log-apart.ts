import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log stands in the schema `audit`, which whoever prepares the database makes: base can't own what it must not change. */
export class KeepAuditLogApart1763720000010 implements MigrationInterface {
  name = 'KeepAuditLogApart1763720000010';

  async up(runner: QueryRunner): Promise<void> {
    const prepared = (await runner.query(`SELECT FROM pg_namespace WHERE nspname = 'audit'`)) as unknown[];
    if (prepared.length === 0)
      throw new Error('the schema audit is missing: prepare the database again (docs/operations.md)');
    await runner.query(`
      DROP FUNCTION broken_audit_entries(bigint);
      DROP TABLE audit_entry CASCADE;
      DROP FUNCTION chain_audit_entry();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
