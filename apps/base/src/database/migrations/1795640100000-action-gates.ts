import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Actions of runs that a person must approve, and the decisions about them. */
export class ActionGates1795640100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE action_gate (
        id uuid NOT NULL CONSTRAINT action_gate_pkey PRIMARY KEY,
        key text NOT NULL,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        user_id bigint NOT NULL,
        action jsonb NOT NULL,
        status text NOT NULL,
        summary text NOT NULL,
        max_cost bigint NOT NULL,
        accounts jsonb NOT NULL,
        source jsonb,
        media jsonb NOT NULL DEFAULT '[]',
        error jsonb,
        sha256 text,
        expires_at timestamptz,
        approved boolean,
        decided_by bigint,
        decided_with_key bigint,
        decided_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT action_gate_organization
          FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX action_gate_key ON action_gate (key);
      CREATE INDEX action_gate_of_organization ON action_gate (organization_id);
      CREATE INDEX action_gate_created ON action_gate (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE action_gate`);
  }
}
