import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePreferences1766300000020 implements MigrationInterface {
  name = 'CreatePreferences1766300000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE preference (
        agent_id bigint NOT NULL CONSTRAINT preference_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        content_idea_preferences text,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX preference_of_organization ON preference (organization_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
