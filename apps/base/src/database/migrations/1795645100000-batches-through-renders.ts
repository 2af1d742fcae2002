import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cell jobs that render videos, batches that order them, and what batches were estimated to cost. */
export class BatchesThroughRenders1795645100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cell_job
        ADD COLUMN stage text NOT NULL DEFAULT 'cells',
        ADD COLUMN render_job_id bigint,
        ADD COLUMN skips_unchanged boolean NOT NULL DEFAULT false;
      CREATE INDEX cell_job_of_render ON cell_job (render_job_id) WHERE render_job_id IS NOT NULL;
      ALTER TABLE batch
        ADD COLUMN through text NOT NULL DEFAULT 'cells',
        ADD COLUMN render_total integer NOT NULL DEFAULT 0,
        ADD COLUMN render_completed integer NOT NULL DEFAULT 0,
        ADD COLUMN render_failed integer NOT NULL DEFAULT 0,
        ADD COLUMN estimated_min bigint,
        ADD COLUMN estimated_max bigint;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
