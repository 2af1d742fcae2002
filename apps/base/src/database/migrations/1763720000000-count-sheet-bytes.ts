import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHEET_OF_VARIABLE =
  '(SELECT sheet_id FROM variables_sheet WHERE variables_sheet.id = part.variables_sheet_id) AS sheet_id';

/** What a row holds, in bytes of JSON, and of which sheet it is, by table. */
const CONTENT = {
  sheet_row: `part.sheet_id, octet_length(part.additional_attributes::text) AS bytes`,
  sheet_column: `part.sheet_id, octet_length(json_build_array(part.title, part.temp_title, part.description)::text) + octet_length(part.additional_attributes::text) AS bytes`,
  cell: `part.sheet_id, octet_length(to_json(part.value)::text) + octet_length(part.additional_attributes::text) AS bytes`,
  // A layer is content by being there: a sheet may have thousands that hold nothing.
  layer: `part.sheet_id, 200 + octet_length(to_json(part.name)::text) + octet_length(part.additional_attributes::text) AS bytes`,
  variable: `${SHEET_OF_VARIABLE}, octet_length(json_build_array(part.key, part.value)::text) AS bytes`,
} as const;

/**
 * A sheet's `bytes` are the sum of what its parts hold. Each statement that writes parts leaves its difference in
 * `sheet_growth`, locking nothing; whoever counts the sheet's version on adds the differences up. So `bytes` and the
 * sheet's rows of `sheet_growth` together are what `sheet_content` comes to, in every transaction's eyes.
 */
export class CountSheetBytes1763720000000 implements MigrationInterface {
  name = 'CountSheetBytes1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    const contents = Object.entries(CONTENT).map(([table, held]) => `SELECT ${held} FROM ${table} AS part`);
    await runner.query(`
      ALTER TABLE sheet ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
      CREATE TABLE sheet_growth (
        sheet_id bigint NOT NULL,
        bytes bigint NOT NULL,
        written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
        CONSTRAINT sheet_growth_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
      );
      CREATE INDEX sheet_growth_of_sheet ON sheet_growth (sheet_id);
      CREATE VIEW sheet_content AS ${contents.join(' UNION ALL ')};
      UPDATE sheet SET bytes = content.bytes
      FROM (SELECT sheet_id, sum(bytes) AS bytes FROM sheet_content GROUP BY sheet_id) AS content WHERE content.sheet_id = sheet.id;
    `);
    for (const [table, held] of Object.entries(CONTENT)) {
      const [before, after] = ['before', 'after'].map((rows) => `SELECT ${held} FROM ${rows} AS part`) as [
        string,
        string,
      ];
      const loss = `SELECT sheet_id, - bytes AS bytes FROM (${before}) AS lost`;
      await watch(runner, `INSERT ON ${table}`, 'NEW TABLE AS after', after);
      await watch(runner, `UPDATE ON ${table}`, 'OLD TABLE AS before NEW TABLE AS after', `${loss} UNION ALL ${after}`);
      await watch(runner, `DELETE ON ${table}`, 'OLD TABLE AS before', loss);
    }
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

/** A sheet that is being deleted takes its parts along, and counts no more. */
async function watch(runner: QueryRunner, event: string, seen: string, difference: string): Promise<void> {
  const name = `count_${event.replace(' ON ', '_').toLowerCase()}`;
  await runner.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sheet_growth (sheet_id, bytes)
      SELECT sheet.id, sum(difference.bytes) FROM (${difference}) AS difference JOIN sheet ON sheet.id = difference.sheet_id
      GROUP BY sheet.id HAVING sum(difference.bytes) <> 0;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${name} AFTER ${event} REFERENCING ${seen} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();
  `);
}
