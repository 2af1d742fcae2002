import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open jobs are found by their sheet, since what is deleted stops its own. */
export class FindAbandonedWork1763870000000 implements MigrationInterface {
  name = 'FindAbandonedWork1763870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX generation_open_of_sheet ON generation (agent_id, sheet_id) WHERE due_at IS NOT NULL;
      CREATE INDEX render_job_open_of_sheet ON render_job (agent_id, sheet_id) WHERE due_at IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
