import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRenderJobs1763630000200 implements MigrationInterface {
  name = 'CreateRenderJobs1763630000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE render_job (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT render_job_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        engine_id bigint NOT NULL,
        cell_id bigint NOT NULL,
        input jsonb NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        attempt integer NOT NULL DEFAULT 0,
        claim integer NOT NULL DEFAULT 0,
        claimed_until timestamptz,
        progress real NOT NULL DEFAULT 0,
        estimate bigint NOT NULL,
        cost bigint,
        failed_reason text,
        content_resource_id bigint,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT render_job_status CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
        CONSTRAINT render_job_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
        CONSTRAINT render_job_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE,
        CONSTRAINT render_job_resource FOREIGN KEY (content_resource_id) REFERENCES content_resource (id) ON DELETE SET NULL
      );
      CREATE INDEX render_job_of_agent ON render_job (agent_id, engine_id, id);
      CREATE INDEX render_job_of_organization ON render_job (organization_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
