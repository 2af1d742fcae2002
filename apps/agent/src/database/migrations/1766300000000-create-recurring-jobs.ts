import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecurringJobs1766300000000 implements MigrationInterface {
  name = 'CreateRecurringJobs1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recurring_job (
        id uuid NOT NULL CONSTRAINT recurring_job_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        user_id bigint NOT NULL,
        is_default boolean NOT NULL DEFAULT false,
        name text NOT NULL,
        job_type text NOT NULL,
        prompt text NOT NULL,
        schedule jsonb NOT NULL,
        delivery jsonb NOT NULL,
        status text NOT NULL DEFAULT 'active',
        next_run_at timestamptz NOT NULL,
        last_run_at timestamptz,
        conversation_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX recurring_job_of_agent ON recurring_job (agent_id, created_at);
      CREATE INDEX recurring_job_of_organization ON recurring_job (organization_id);
      CREATE UNIQUE INDEX recurring_job_default ON recurring_job (agent_id) WHERE is_default AND status <> 'deleted';

      CREATE TABLE recurring_job_firing (
        recurring_job_id uuid NOT NULL CONSTRAINT recurring_job_firing_job REFERENCES recurring_job (id) ON DELETE CASCADE,
        due_at timestamptz NOT NULL,
        run_id uuid NOT NULL,
        outcome text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT recurring_job_firing_pkey PRIMARY KEY (recurring_job_id, due_at)
      );
      CREATE UNIQUE INDEX recurring_job_firing_run ON recurring_job_firing (run_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
