const OF_JOB = (job: string) => `SELECT id FROM sheet WHERE id = ${job}.sheet_id`;
const OF_OUTPUT = (output: string) =>
  `SELECT sheet.id FROM generation JOIN sheet ON sheet.id = generation.sheet_id
    WHERE generation.id = ${output}.generation_id`;
const OF_RESOURCE = `SELECT DISTINCT sheet.id FROM generation_output JOIN generation
  ON generation.id = generation_output.generation_id
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

/** A trigger that inserts a change marker for the sheets that `sheets` selects. */
function markOn(table: string, event: 'INSERT' | 'UPDATE' | 'DELETE', sheets: string, when = 'true'): string {
  const name = `mark_by_${table}_${event.toLowerCase()}`;
  return `
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sheet_change_marker (sheet_id) ${sheets};
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}();
  `;
}

/**
 * Generations and renders change what a sheet shows without a write to the sheet. Each such change adds a row to
 * `sheet_change_marker` without locking the sheet; the transaction that next increases the sheet's version deletes
 * these rows. So version and number of markers together differ between any two states of a sheet. A cloned sheet
 * shows generations of its `source_sheet_ids` and changes together with them.
 */
export const SHEET_CHANGE_MARKERS = `
  CREATE TABLE sheet_change_marker (
    sheet_id bigint NOT NULL,
    CONSTRAINT sheet_change_marker_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
  );
  CREATE INDEX sheet_change_marker_of_sheet ON sheet_change_marker (sheet_id);
  ${[
    markOn('generation', 'INSERT', OF_JOB('NEW')),
    markOn('generation', 'UPDATE', OF_JOB('NEW'), GENERATION_CHANGED),
    markOn('generation', 'DELETE', OF_JOB('OLD')),
    markOn('generation_output', 'INSERT', OF_OUTPUT('NEW')),
    markOn('generation_output', 'DELETE', OF_OUTPUT('OLD')),
    markOn('content_resource', 'UPDATE', OF_RESOURCE, RESOURCE_CHANGED),
    markOn('render_job', 'UPDATE', OF_JOB('NEW'), RENDER_CHANGED),
    markOn('render_job', 'DELETE', OF_JOB('OLD')),
  ].join('')}
`;
