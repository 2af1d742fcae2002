import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where consumers count their failures, the same in every service's schema. */
export class CreateFailedDelivery1763780000000 implements MigrationInterface {
  name = 'CreateFailedDelivery1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE failed_delivery (
        consumer text NOT NULL,
        message_id uuid NOT NULL,
        attempts integer NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT failed_delivery_pkey PRIMARY KEY (consumer, message_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
