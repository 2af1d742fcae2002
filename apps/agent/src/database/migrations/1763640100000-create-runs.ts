import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `run.conversation_id` references nothing: the intent to run is stored before the conversation that it begins. */
export class CreateRuns1763640100000 implements MigrationInterface {
  name = 'CreateRuns1763640100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE run (
        id uuid NOT NULL CONSTRAINT run_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        user_id bigint NOT NULL,
        conversation_id uuid NOT NULL,
        input jsonb NOT NULL,
        token_hash bytea NOT NULL,
        status text NOT NULL DEFAULT 'running',
        hold bigint NOT NULL,
        cost bigint,
        failed_reason text,
        claim uuid,
        claimed_until timestamptz,
        attempt integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        accepted_at timestamptz,
        abandoned_at timestamptz,
        finished_at timestamptz,
        settled_at timestamptz
      );
      CREATE INDEX run_of_conversation ON run (conversation_id, created_at);
      CREATE INDEX run_of_agent ON run (agent_id);
      CREATE INDEX run_of_organization ON run (organization_id);

      CREATE TABLE run_step (
        run_id uuid NOT NULL,
        position integer NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT run_step_pkey PRIMARY KEY (run_id, position),
        CONSTRAINT run_step_run FOREIGN KEY (run_id) REFERENCES run (id) ON DELETE CASCADE
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
