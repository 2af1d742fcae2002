import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdeas1763640200000 implements MigrationInterface {
  name = 'CreateIdeas1763640200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idea (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT idea_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        run_id uuid NOT NULL,
        title text NOT NULL,
        hook text NOT NULL,
        description text NOT NULL,
        video_type text NOT NULL,
        status text NOT NULL DEFAULT 'generated',
        data jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX idea_of_agent ON idea (agent_id, id);
      CREATE INDEX idea_of_run ON idea (run_id);
      CREATE INDEX idea_of_organization ON idea (organization_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
