import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cells to be filled, and the batches that they are filled in. */
export class CreateCellJobs1763860000010 implements MigrationInterface {
  name = 'CreateFillings1763860000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE batch (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT batch_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        sheet_id bigint NOT NULL,
        status text NOT NULL DEFAULT 'running' CONSTRAINT batch_status CHECK (status IN ('running', 'paused', 'stopped', 'completed')),
        paused_reason text,
        max_credits bigint,
        total integer NOT NULL,
        completed integer NOT NULL DEFAULT 0,
        failed integer NOT NULL DEFAULT 0,
        held bigint NOT NULL DEFAULT 0,
        spent bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT batch_within_limit CHECK (held >= 0 AND completed + failed <= total)
      );
      CREATE INDEX batch_of_sheet ON batch (sheet_id, id);
      CREATE INDEX batch_open ON batch (organization_id, id) WHERE status IN ('running', 'paused');
      CREATE INDEX batch_of_organization ON batch (organization_id);
      CREATE TABLE filling (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT filling_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        sheet_id bigint NOT NULL,
        row_id bigint NOT NULL,
        cell_id bigint NOT NULL,
        batch_id bigint,
        generation_id bigint,
        status text NOT NULL DEFAULT 'waiting' CONSTRAINT filling_status CHECK (status IN ('waiting', 'running', 'completed', 'failed', 'stopped')),
        reason text,
        not_before timestamptz NOT NULL DEFAULT now(),
        inputs bigint[],
        again boolean NOT NULL DEFAULT false,
        estimate bigint,
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE UNIQUE INDEX filling_open ON filling (cell_id) WHERE status IN ('waiting', 'running');
      CREATE INDEX filling_open_of_row ON filling (row_id) WHERE status IN ('waiting', 'running');
      CREATE INDEX filling_of_cell ON filling (cell_id, id);
      CREATE INDEX filling_of_generation ON filling (generation_id) WHERE generation_id IS NOT NULL;
      CREATE INDEX filling_of_batch ON filling (batch_id, status, id) WHERE batch_id IS NOT NULL;
      CREATE INDEX filling_automatic ON filling (organization_id, not_before) WHERE status = 'waiting' AND batch_id IS NULL;
      CREATE INDEX filling_running ON filling (organization_id) WHERE status = 'running';
      CREATE INDEX filling_of_organization ON filling (organization_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
