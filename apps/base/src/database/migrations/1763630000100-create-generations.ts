import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGenerations1763630000100 implements MigrationInterface {
  name = 'CreateGenerations1763630000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE generation (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT generation_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        engine_id bigint,
        cell_id bigint,
        layer_id bigint,
        user_job_type text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        round integer NOT NULL DEFAULT 1,
        attempt integer NOT NULL DEFAULT 0,
        claim integer NOT NULL DEFAULT 0,
        claimed_until timestamptz,
        begun_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL DEFAULT now(),
        input jsonb NOT NULL,
        model text NOT NULL,
        estimate bigint NOT NULL,
        cost bigint,
        result jsonb,
        failed_reason text,
        progress real NOT NULL DEFAULT 0,
        submitted_as text,
        vendor_task_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT generation_status CHECK (status IN ('pending', 'processing', 'completed', 'failed', 'stopped')),
        CONSTRAINT generation_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
        CONSTRAINT generation_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE INDEX generation_of_cell ON generation (cell_id, id) WHERE layer_id IS NULL;
      CREATE INDEX generation_of_layer ON generation (layer_id, id);
      CREATE INDEX generation_of_agent ON generation (agent_id, id);
      CREATE INDEX generation_of_organization ON generation (organization_id);

      CREATE TABLE generation_output (
        generation_id bigint NOT NULL,
        position integer NOT NULL,
        content_resource_id bigint NOT NULL,
        CONSTRAINT generation_output_pkey PRIMARY KEY (generation_id, position),
        CONSTRAINT generation_output_generation FOREIGN KEY (generation_id) REFERENCES generation (id) ON DELETE CASCADE,
        CONSTRAINT generation_output_resource FOREIGN KEY (content_resource_id) REFERENCES content_resource (id) ON DELETE CASCADE
      );
      CREATE INDEX generation_output_of_resource ON generation_output (content_resource_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
