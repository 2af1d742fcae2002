import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the cells and layers that show a file without reading all others. */
export class ItemsWithFiles1795749000000 implements MigrationInterface {
  name = 'ItemsWithFiles1795749000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['cell', 'layer'])
      await runner.query(`
        CREATE INDEX ${table}_of_generation ON ${table} (default_generation_id)
          WHERE default_generation_id IS NOT NULL;
        CREATE INDEX ${table}_with_file ON ${table} (sheet_id)
          WHERE (additional_attributes -> 'content_resource_id') IS NOT NULL;
      `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
