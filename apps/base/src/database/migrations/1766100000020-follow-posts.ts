import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts know their idea and row, live ones can be changed, and what people do with them is read back. */
export class FollowPosts1766100000020 implements MigrationInterface {
  name = 'FollowPosts1766100000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE post
        ADD idea_id bigint,
        ADD row_id bigint,
        ADD claim integer NOT NULL DEFAULT 0,
        ADD claimed_until timestamptz;
      CREATE INDEX post_of_row ON post (row_id) WHERE row_id IS NOT NULL;
      ALTER TABLE post_target ADD edited_at timestamptz, ADD metrics jsonb, ADD metrics_at timestamptz;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
