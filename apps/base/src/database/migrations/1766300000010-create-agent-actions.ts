import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAgentActions1766300000010 implements MigrationInterface {
  name = 'CreateAgentActions1766300000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agent_action (
        key text NOT NULL CONSTRAINT agent_action_pkey PRIMARY KEY,
        organization_id bigint NOT NULL CONSTRAINT agent_action_organization REFERENCES organization (id) ON DELETE CASCADE,
        agent_id bigint NOT NULL,
        user_id bigint NOT NULL,
        kind text NOT NULL,
        result jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX agent_action_of_organization ON agent_action (organization_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
