import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cell jobs that make the posts of rows, batches that order them, and the states of these posts. */
export class BatchesThroughPosts1795670200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNIQUE INDEX cell_job_open_posts ON cell_job (row_id)
        WHERE stage = 'post' AND status IN ('waiting', 'running');
      CREATE INDEX cell_job_open_posts_of_batch ON cell_job (batch_id, id)
        WHERE stage = 'post' AND status IN ('waiting', 'running');
      CREATE INDEX cell_job_posts_of_row ON cell_job (row_id, id) WHERE stage = 'post';
      ALTER TABLE batch
        ADD COLUMN post_total integer NOT NULL DEFAULT 0,
        ADD COLUMN post_completed integer NOT NULL DEFAULT 0,
        ADD COLUMN post_failed integer NOT NULL DEFAULT 0;
      ALTER TABLE planned_post
        ADD COLUMN made_of text,
        ADD COLUMN made_at timestamptz NOT NULL DEFAULT now();
      CREATE TABLE post_node (
        sheet_id bigint NOT NULL,
        row_id bigint NOT NULL,
        state text NOT NULL,
        reason text,
        CONSTRAINT post_node_pkey PRIMARY KEY (sheet_id, row_id),
        CONSTRAINT post_node_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
      );
      INSERT INTO input_change (sheet_id) SELECT sheet_id FROM post_plan WHERE sheet_id IS NOT NULL;
      ALTER TABLE cell_job ALTER COLUMN cell_id DROP NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
