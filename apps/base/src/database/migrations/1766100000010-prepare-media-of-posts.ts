import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Networks are told what AI made, and a post shows the music beneath its videos. */
export class PrepareMediaOfPosts1766100000010 implements MigrationInterface {
  name = 'PrepareMediaOfPosts1766100000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE post ADD made_with_ai boolean NOT NULL DEFAULT false;
      ALTER TABLE post_target ADD music_track jsonb;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
