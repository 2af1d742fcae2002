import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cell of a generation, and all cells and layers that show it, such as duplicates of that cell. */
const showing = (generationId: string) => `
  SELECT sheet.id, shown.cell_id FROM (
    SELECT sheet_id, cell_id FROM generation WHERE id = ${generationId}
    UNION SELECT sheet_id, id FROM cell WHERE default_generation_id = ${generationId}
    UNION SELECT sheet_id, cell_id FROM layer WHERE default_generation_id = ${generationId}
  ) AS shown JOIN sheet ON sheet.id = shown.sheet_id`;

const marking = ([name, generationId]: readonly [string, string]) => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO sheet_change_marker (sheet_id, cell_id) ${showing(generationId)};
    RETURN NULL;
  END $$;`;

/** Progress and results of a generation reach every cell that shows it, not only the one that ordered it. */
export class ShownGenerations1795749000020 implements MigrationInterface {
  name = 'ShownGenerations1795749000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      [
        ['mark_by_generation_update', 'NEW.id'] as const,
        ['mark_by_generation_output_insert', 'NEW.generation_id'] as const,
        ['mark_by_generation_output_delete', 'OLD.generation_id'] as const,
      ]
        .map(marking)
        .join(''),
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
