import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message goes on with the trace that it was sent in. */
export class TracedOutbox1767800000000 implements MigrationInterface {
  name = 'TracedOutbox1767800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD COLUMN traceparent text`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
