const OF_JOB = (job: string) => `SELECT id FROM sheet WHERE id = ${job}.sheet_id`;
const OF_OUTPUT = (output: string) =>
  `SELECT sheet.id FROM generation JOIN sheet ON sheet.id = generation.sheet_id WHERE generation.id = ${output}.generation_id`;
const OF_RESOURCE = `SELECT DISTINCT sheet.id FROM generation_output JOIN generation ON generation.id = generation_output.generation_id
  JOIN sheet ON sheet.id = generation.sheet_id WHERE content_resource_id = NEW.id`;

/** A condition that is true when one of the columns has a new value. */
const changed = (...columns: readonly string[]) =>
  `(${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})`;

/** The columns of a generation that the sheet view shows. */
const GENERATION_CHANGED = changed(
  ...['sheet_id', 'cell_id', 'layer_id', 'status', 'user_job_type'],
  ...['model', 'result', 'failed_reason', 'cost', 'progress'],
);
const RESOURCE_CHANGED = changed('url', 'thumbnail_url', 'object_type', 'deleted_at');
// The cost of a render is set when its status changes.
const RENDER_CHANGED = changed('sheet_id', 'cell_id', 'status');

/** A trigger that touches the sheets which `sheets` selects. */
function touch(table: string, event: 'INSERT' | 'UPDATE' | 'DELETE', sheets: string, when = 'true'): string {
  const name = `touch_by_${table}_${event.toLowerCase()}`;
  return `
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sheet_touch (sheet_id) ${sheets};
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}();
  `;
}

/**
 * Generations and renders change what a sheet shows without a write to the sheet. Each such change adds a row to
 * `sheet_touch` without locking the sheet; the transaction that next increases the sheet's version deletes these rows.
 * So version and number of touches together differ between any two states of a sheet. A cloned sheet shows generations
 * of its `lenders` and changes together with them.
 */
export const SHEET_TOUCHES = `
  CREATE TABLE sheet_touch (
    sheet_id bigint NOT NULL,
    CONSTRAINT sheet_touch_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
  );
  CREATE INDEX sheet_touch_of_sheet ON sheet_touch (sheet_id);
  ${[
    touch('generation', 'INSERT', OF_JOB('NEW')),
    touch('generation', 'UPDATE', OF_JOB('NEW'), GENERATION_CHANGED),
    touch('generation', 'DELETE', OF_JOB('OLD')),
    touch('generation_output', 'INSERT', OF_OUTPUT('NEW')),
    touch('generation_output', 'DELETE', OF_OUTPUT('OLD')),
    touch('content_resource', 'UPDATE', OF_RESOURCE, RESOURCE_CHANGED),
    touch('render_job', 'UPDATE', OF_JOB('NEW'), RENDER_CHANGED),
    touch('render_job', 'DELETE', OF_JOB('OLD')),
  ].join('')}
`;
