import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of stored bytes where it is not the key of their upload address. */
export class FileKeys1795610000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['blob', 'media']) await runner.query(`ALTER TABLE ${table} ADD COLUMN file_key text`);
    await runner.query(`CREATE UNIQUE INDEX blob_file_key ON blob (file_key) WHERE file_key IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX blob_file_key`);
    for (const table of ['blob', 'media']) await runner.query(`ALTER TABLE ${table} DROP COLUMN file_key`);
  }
}
