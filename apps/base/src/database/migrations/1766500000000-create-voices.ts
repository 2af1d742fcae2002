import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Voices that agents' users had made. */
export class CreateVoices1766500000000 implements MigrationInterface {
  name = 'CreateVoices1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE voice (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT voice_pkey PRIMARY KEY,
        agent_id bigint NOT NULL,
        organization_id bigint NOT NULL,
        voice_id text NOT NULL,
        source text NOT NULL,
        name text NOT NULL,
        gender text,
        language text,
        description text,
        preview_url text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT voice_source CHECK (source IN ('user_designed', 'user_trained')),
        CONSTRAINT voice_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE INDEX voice_of_agent ON voice (agent_id, id);
      CREATE INDEX voice_of_organization ON voice (organization_id);
      CREATE UNIQUE INDEX voice_at_vendor ON voice (voice_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
