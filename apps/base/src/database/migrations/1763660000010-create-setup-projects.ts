import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agents from before they came with a default engine get one. */
export class CreateSetupProjects1763660000010 implements MigrationInterface {
  name = 'CreateSetupProjects1763660000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO engine (slug, organization_id, agent_id, title, is_default)
      SELECT 'agent-setup-' || left(md5(uuid::text), 8) || '-' || id, organization_id, id, 'Agent setup', true
      FROM agent
      WHERE deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM engine WHERE engine.agent_id = agent.id AND engine.is_default AND engine.deleted_at IS NULL);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
