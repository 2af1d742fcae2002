import type { MigrationInterface, QueryRunner } from 'typeorm';

const OUTPUTS = 'generation_output JOIN generation ON generation.id = generation_output.generation_id';

/** The sheets and cells that show what changed, by the function of the trigger that notes the change. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  mark_by_generation_insert: 'SELECT id, NEW.cell_id FROM sheet WHERE id = NEW.sheet_id',
  mark_by_generation_update: 'SELECT id, NEW.cell_id FROM sheet WHERE id = NEW.sheet_id',
  mark_by_generation_delete: 'SELECT id, OLD.cell_id FROM sheet WHERE id = OLD.sheet_id',
  mark_by_generation_output_insert: `SELECT sheet.id, generation.cell_id FROM generation
    JOIN sheet ON sheet.id = generation.sheet_id WHERE generation.id = NEW.generation_id`,
  mark_by_generation_output_delete: `SELECT sheet.id, generation.cell_id FROM generation
    JOIN sheet ON sheet.id = generation.sheet_id WHERE generation.id = OLD.generation_id`,
  mark_by_content_resource_update: `SELECT DISTINCT sheet.id, generation.cell_id FROM ${OUTPUTS}
    JOIN sheet ON sheet.id = generation.sheet_id WHERE content_resource_id = NEW.id`,
  mark_by_render_job_update: 'SELECT id, NEW.cell_id FROM sheet WHERE id = NEW.sheet_id',
  mark_by_render_job_delete: 'SELECT id, OLD.cell_id FROM sheet WHERE id = OLD.sheet_id',
};

const marking = ([name, sheetsAndCells]: [string, string]) => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO sheet_change_marker (sheet_id, cell_id) ${sheetsAndCells};
    RETURN NULL;
  END $$;`;

/**
 * The log of what each change of a sheet has changed, in records of up to 200 ids. Records are removed after a day, so
 * there is no foreign key, which each write would check. Change markers name the cell that shows something else.
 */
export class SheetChanges1795691000000 implements MigrationInterface {
  name = 'SheetChanges1795691000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sheet_change (
        sheet_id bigint NOT NULL,
        version bigint NOT NULL,
        record integer NOT NULL,
        kind text NOT NULL,
        change text NOT NULL,
        ids bigint[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT sheet_change_pkey PRIMARY KEY (sheet_id, version, record)
      );
      CREATE INDEX sheet_change_by_time ON sheet_change USING brin (created_at);
      ALTER TABLE sheet_change_marker ADD COLUMN cell_id bigint;
      ${Object.entries(SHOWN_BY).map(marking).join('')}
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
