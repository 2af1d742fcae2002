import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePosts1763640000010 implements MigrationInterface {
  name = 'CreatePosts1763640000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT post_pkey PRIMARY KEY,
        agent_id bigint NOT NULL,
        status text NOT NULL DEFAULT 'scheduled',
        schedule_type text NOT NULL,
        scheduled_time timestamptz NOT NULL,
        requested text[] NOT NULL,
        strict boolean NOT NULL,
        content jsonb NOT NULL,
        skipped jsonb NOT NULL,
        idempotency_key text,
        fingerprint text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT post_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE INDEX post_due ON post (scheduled_time) WHERE status = 'scheduled';
      CREATE INDEX post_of_agent ON post (agent_id, scheduled_time);
      CREATE UNIQUE INDEX post_idempotency_key ON post (agent_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

      CREATE TABLE post_target (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT post_target_pkey PRIMARY KEY,
        post_id bigint NOT NULL,
        platform text NOT NULL,
        status text NOT NULL DEFAULT 'accepted',
        account_id bigint,
        attempt integer NOT NULL DEFAULT 0,
        claim integer NOT NULL DEFAULT 0,
        claimed_until timestamptz,
        due_at timestamptz NOT NULL DEFAULT now(),
        state text,
        submitted_at timestamptz,
        checks integer NOT NULL DEFAULT 0,
        platform_post_id text,
        post_url text,
        published_at timestamptz,
        error text,
        error_code text,
        failed_step text,
        warning text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT post_target_post FOREIGN KEY (post_id) REFERENCES post (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX post_target_platform ON post_target (post_id, platform);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
