import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A sheet shows who deleted it and whether it left the trash, which has two indexes. */
export class TrashOfSheets1795747000000 implements MigrationInterface {
  name = 'TrashOfSheets1795747000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sheet
        ADD COLUMN deleted_by bigint,
        ADD COLUMN is_removed boolean NOT NULL DEFAULT false;
      CREATE INDEX sheet_trash_of_agent ON sheet (agent_id, deleted_at, id)
        WHERE deleted_at IS NOT NULL AND NOT is_removed;
      CREATE INDEX sheet_in_trash ON sheet (deleted_at) WHERE deleted_at IS NOT NULL AND NOT is_removed;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
