import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that nothing names are looked for among thumbnails too. */
export class FindThumbnails1766000000010 implements MigrationInterface {
  name = 'FindThumbnails1766000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX media_of_thumbnail ON media (thumbnail_key)`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
