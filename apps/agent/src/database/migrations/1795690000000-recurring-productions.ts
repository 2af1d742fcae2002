import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of recurring jobs for accepted ideas, and the reports about them. */
export class RecurringProductions1795690000000 implements MigrationInterface {
  name = 'RecurringProductions1795690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE message ADD COLUMN is_report boolean NOT NULL DEFAULT false;
      ALTER TABLE recurring_job ADD COLUMN production jsonb;

      CREATE TABLE recurring_production (
        run_id uuid NOT NULL CONSTRAINT recurring_production_pkey PRIMARY KEY,
        recurring_job_id uuid NOT NULL,
        agent_id bigint NOT NULL,
        idea_ids bigint[] NOT NULL,
        terms jsonb NOT NULL,
        ceiling bigint NOT NULL,
        starts_run boolean NOT NULL,
        status text NOT NULL DEFAULT 'planned',
        sheet_id bigint,
        batch_id bigint,
        results jsonb,
        spent bigint NOT NULL DEFAULT 0,
        committed bigint NOT NULL,
        settled_at timestamptz,
        error text,
        report_id uuid NOT NULL,
        reported_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT recurring_production_job
          FOREIGN KEY (recurring_job_id) REFERENCES recurring_job (id) ON DELETE CASCADE
      );
      CREATE INDEX recurring_production_of_job ON recurring_production (recurring_job_id, created_at);
      CREATE INDEX recurring_production_planned ON recurring_production (agent_id) WHERE status = 'planned';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
