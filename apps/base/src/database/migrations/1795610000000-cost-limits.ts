import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits of what single orders may cost, and error codes of failed jobs. Orders from before have no limit. */
export class CostLimits1795610000000 implements MigrationInterface {
  name = 'CostLimits1795610000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['generation', 'render_job'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN max_cost bigint, ADD COLUMN failed_code text`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
