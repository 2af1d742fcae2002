import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds posts and renders that wait or have failed, gates that wait and ledger entries of a period without reading all
 * others. Batches know when they paused.
 */
export class Overviews1795747000031 implements MigrationInterface {
  name = 'Overviews1795747000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE batch ADD COLUMN paused_at timestamptz;
      CREATE INDEX post_of_agent_by_id ON post (agent_id, id);
      CREATE INDEX post_waiting ON post (agent_id, status) WHERE status IN ('draft', 'scheduled');
      CREATE INDEX post_failed ON post (agent_id, updated_at) WHERE status IN ('failed', 'partial');
      CREATE INDEX action_gate_open ON action_gate (organization_id, created_at)
        WHERE status = 'open' AND approved IS NULL;
      CREATE INDEX render_job_failed ON render_job (organization_id, updated_at) WHERE status = 'failed';
      CREATE INDEX ledger_entry_in_period ON ledger_entry (organization_id, created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
