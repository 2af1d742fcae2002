import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A sheet shows who deleted it and whether it left the trash, which has two indexes. What is removed with a sheet is
 * found by the sheet.
 */
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
      CREATE INDEX generation_of_sheet ON generation (sheet_id, id) WHERE sheet_id IS NOT NULL;
      CREATE INDEX content_resource_of_sheet ON content_resource (sheet_id) WHERE sheet_id IS NOT NULL;
      CREATE INDEX cell_job_of_sheet ON cell_job (sheet_id, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
