import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the answers that are stored for `Idempotency-Key`s; the hourly cleanup finds old ones by the index. */
export class IdempotentAnswers1795695000000 implements MigrationInterface {
  name = 'IdempotentAnswers1795695000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotent_answer (
        user_id bigint NOT NULL,
        route text NOT NULL,
        key_hash bytea NOT NULL,
        request bytea NOT NULL,
        status integer,
        headers jsonb NOT NULL DEFAULT '{}',
        body bytea,
        is_body_omitted boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT idempotent_answer_pkey PRIMARY KEY (user_id, route, key_hash)
      );
      CREATE INDEX idempotent_answer_created ON idempotent_answer (created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
