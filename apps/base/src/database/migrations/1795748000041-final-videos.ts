import type { MigrationInterface, QueryRunner } from 'typeorm';

const OUTPUTS = 'generation_output JOIN generation ON generation.id = generation_output.generation_id';

/**
 * A cell shows its final video, so that its sheet also changes when a render is ordered and when the file of a render
 * changes or is deleted.
 */
export class FinalVideos1795748000041 implements MigrationInterface {
  name = 'FinalVideos1795748000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION mark_by_render_job_insert() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO sheet_change_marker (sheet_id, cell_id) SELECT id, NEW.cell_id FROM sheet WHERE id = NEW.sheet_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER mark_by_render_job_insert AFTER INSERT ON render_job FOR EACH ROW
        EXECUTE FUNCTION mark_by_render_job_insert();
      CREATE OR REPLACE FUNCTION mark_by_content_resource_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO sheet_change_marker (sheet_id, cell_id)
          SELECT sheet.id, generation.cell_id FROM ${OUTPUTS}
            JOIN sheet ON sheet.id = generation.sheet_id WHERE content_resource_id = NEW.id
          UNION SELECT sheet.id, render_job.cell_id FROM render_job
            JOIN sheet ON sheet.id = render_job.sheet_id WHERE content_resource_id = NEW.id;
        RETURN NULL;
      END $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
