import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of outbox and inbox, the same in every service's schema. */
export class CreateOutbox1763600000000 implements MigrationInterface {
  name = 'CreateOutbox1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- traceparent: the trace in which the message was sent, which its consumers continue.
      CREATE TABLE outbox (
        id uuid NOT NULL CONSTRAINT outbox_pkey PRIMARY KEY,
        subject text NOT NULL,
        payload jsonb NOT NULL,
        pending text[] NOT NULL,
        publications integer NOT NULL DEFAULT 0,
        publish_after timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        traceparent text
      );
      CREATE INDEX outbox_due ON outbox (publish_after);

      CREATE TABLE inbox (
        consumer text NOT NULL,
        message_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT inbox_pkey PRIMARY KEY (consumer, message_id)
      );

      -- The number of times that a consumer failed at a message, and when it tries again.
      CREATE TABLE failed_delivery (
        consumer text NOT NULL,
        message_id uuid NOT NULL,
        attempts integer NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT failed_delivery_pkey PRIMARY KEY (consumer, message_id)
      );

      CREATE TABLE dead_letter (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT dead_letter_pkey PRIMARY KEY,
        consumer text NOT NULL,
        message_id uuid NOT NULL,
        subject text NOT NULL,
        payload jsonb NOT NULL,
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
