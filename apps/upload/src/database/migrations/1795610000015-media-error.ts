import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reason of a failed inspection of media. */
export class MediaError1795610000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media ADD COLUMN inspection_error text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media DROP COLUMN inspection_error`);
  }
}
