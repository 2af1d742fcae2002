import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time for which runs wait until base has read the files of their actions. */
export class WaitsForFiles1795640200000 implements MigrationInterface {
  name = 'WaitsForFiles1795640200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE run ADD COLUMN reading_since timestamptz, ADD COLUMN reading_ms bigint NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
