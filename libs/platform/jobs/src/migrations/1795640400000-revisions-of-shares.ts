import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the changes of each share, so that an event that was delayed replaces no later one. */
export class RevisionsOfShares1795640400000 implements MigrationInterface {
  name = 'RevisionsOfShares1795640400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE fair_share ADD COLUMN revision integer NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
