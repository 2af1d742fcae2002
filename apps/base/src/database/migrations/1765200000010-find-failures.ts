import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What automation failed to fill is found by its sheet. */
export class FindFailures1765200000010 implements MigrationInterface {
  name = 'FindFailures1765200000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX filling_failed ON filling (sheet_id, id) WHERE status = 'failed' AND batch_id IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
