import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of agents can be read as a stream, with the bodies and signatures that endpoints receive. */
export class WebhookListeners1795749000010 implements MigrationInterface {
  name = 'WebhookListeners1795749000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_listener (
        agent_id bigint CONSTRAINT webhook_listener_pkey PRIMARY KEY REFERENCES agent ON DELETE CASCADE,
        position bigint NOT NULL DEFAULT 0,
        complete_since bigint NOT NULL DEFAULT 0,
        listens_until timestamptz NOT NULL
      );
      CREATE TABLE webhook_message (
        agent_id bigint NOT NULL REFERENCES agent ON DELETE CASCADE,
        position bigint NOT NULL,
        message_id text NOT NULL,
        type text NOT NULL,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT webhook_message_pkey PRIMARY KEY (agent_id, position)
      );
      CREATE INDEX webhook_message_age ON webhook_message (created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
