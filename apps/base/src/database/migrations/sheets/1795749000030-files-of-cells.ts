import type { MigrationInterface, QueryRunner } from 'typeorm';

const OUTPUTS = 'generation_output JOIN generation ON generation.id = generation_output.generation_id';

/** A cell shows the file that it names, so that its sheet also changes when this file does. */
export class FilesOfCells1795749000030 implements MigrationInterface {
  name = 'FilesOfCells1795749000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION mark_by_content_resource_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO sheet_change_marker (sheet_id, cell_id)
          SELECT sheet.id, generation.cell_id FROM ${OUTPUTS}
            JOIN sheet ON sheet.id = generation.sheet_id WHERE content_resource_id = NEW.id
          UNION SELECT sheet.id, render_job.cell_id FROM render_job
            JOIN sheet ON sheet.id = render_job.sheet_id WHERE content_resource_id = NEW.id
          UNION SELECT sheet.id, cell.id FROM sheet JOIN cell ON cell.sheet_id = sheet.id
            WHERE sheet.agent_id = NEW.agent_id
              AND (cell.additional_attributes -> 'content_resource_id') IS NOT NULL
              AND cell.additional_attributes ->> 'content_resource_id' = NEW.id::text;
        RETURN NULL;
      END $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
