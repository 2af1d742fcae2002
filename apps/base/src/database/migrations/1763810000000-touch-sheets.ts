import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_JOB = (job: string) => `SELECT id FROM sheet WHERE id = ${job}.sheet_id`;
const OF_OUTPUT = (output: string) =>
  `SELECT sheet.id FROM generation JOIN sheet ON sheet.id = generation.sheet_id WHERE generation.id = ${output}.generation_id`;
const OF_RESOURCE = `SELECT DISTINCT sheet.id FROM generation_output JOIN generation ON generation.id = generation_output.generation_id
  JOIN sheet ON sheet.id = generation.sheet_id WHERE content_resource_id = NEW.id`;

/** One of these columns is another than it was. */
const changed = (...columns: readonly string[]) =>
  `(${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})`;
const SHOWN = changed(
  ...[
    'sheet_id',
    'cell_id',
    'layer_id',
    'status',
    'user_job_type',
    'model',
    'result',
    'failed_reason',
    'cost',
    'progress',
  ],
);

/**
 * What a sheet shows of generations changes without the sheet: each such change leaves a row in `sheet_touch`, locking
 * nothing; whoever counts the sheet's version on takes them away. So version and number of touches together are never
 * the same for two states of a sheet. A clone shows generations of its `lenders`, and changes with them.
 */
export class TouchSheets1763810000000 implements MigrationInterface {
  name = 'TouchSheets1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sheet ADD COLUMN lenders bigint[] NOT NULL DEFAULT '{}';
      UPDATE sheet SET lenders = lent.by FROM (
        SELECT shows.sheet_id, array_agg(DISTINCT generation.sheet_id) AS by
        FROM (SELECT sheet_id, default_generation_id FROM cell UNION SELECT sheet_id, default_generation_id FROM layer) AS shows
        JOIN generation ON generation.id = shows.default_generation_id AND generation.sheet_id <> shows.sheet_id GROUP BY shows.sheet_id
      ) AS lent WHERE lent.sheet_id = sheet.id;
      CREATE TABLE sheet_touch (
        sheet_id bigint NOT NULL,
        CONSTRAINT sheet_touch_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
      );
      CREATE INDEX sheet_touch_of_sheet ON sheet_touch (sheet_id);
      CREATE INDEX ledger_capture ON ledger_entry (organization_id, reference) WHERE kind = 'capture';
      CREATE INDEX render_job_of_cell ON render_job (cell_id);
    `);
    await touch(runner, 'generation', 'INSERT', OF_JOB('NEW'));
    await touch(runner, 'generation', 'UPDATE', OF_JOB('NEW'), SHOWN);
    await touch(runner, 'generation', 'DELETE', OF_JOB('OLD'));
    await touch(runner, 'generation_output', 'INSERT', OF_OUTPUT('NEW'));
    await touch(runner, 'generation_output', 'DELETE', OF_OUTPUT('OLD'));
    await touch(
      runner,
      'content_resource',
      'UPDATE',
      OF_RESOURCE,
      changed('url', 'thumbnail_url', 'object_type', 'deleted_at'),
    );
    // What a render costs is taken as it ends.
    await touch(runner, 'render_job', 'UPDATE', OF_JOB('NEW'), changed('sheet_id', 'cell_id', 'status'));
    await touch(runner, 'render_job', 'DELETE', OF_JOB('OLD'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

async function touch(
  runner: QueryRunner,
  table: string,
  event: 'INSERT' | 'UPDATE' | 'DELETE',
  sheets: string,
  when = 'true',
): Promise<void> {
  const name = `touch_by_${table}_${event.toLowerCase()}`;
  await runner.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sheet_touch (sheet_id) ${sheets};
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}();
  `);
}
