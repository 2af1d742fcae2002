import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deleted organization's row stays until all of its rows are gone; the indexes let each of them be found. */
export class EraseOrganizations1763680000010 implements MigrationInterface {
  name = 'EraseOrganizations1763680000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organization ADD deleted_at timestamptz;
      CREATE INDEX agent_of_organization ON agent (organization_id);
      CREATE INDEX credit_hold_of_organization ON credit_hold (organization_id);
      CREATE INDEX credit_grant_of_organization ON credit_grant (organization_id);
      CREATE INDEX media_deposit_of_organization ON media_deposit (organization_id);
      CREATE INDEX content_resource_of_any_agent ON content_resource (agent_id);
      CREATE INDEX render_job_of_resource ON render_job (content_resource_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
