const SHEET_OF_VARIABLE =
  '(SELECT sheet_id FROM variables_sheet WHERE variables_sheet.id = item.variables_sheet_id) AS sheet_id';

/** The sheet that a row belongs to and the row's size in bytes of JSON, by table. */
const CONTENT = {
  sheet_row: `item.sheet_id, octet_length(item.additional_attributes::text) AS bytes`,
  sheet_column: `item.sheet_id, octet_length(json_build_array(item.title, item.temp_title, item.description)::text) + octet_length(item.additional_attributes::text) AS bytes`,
  cell: `item.sheet_id, octet_length(to_json(item.value)::text) + octet_length(item.additional_attributes::text) AS bytes`,
  // Even an empty layer counts 200 bytes, because a sheet may have thousands of them.
  layer: `item.sheet_id, 200 + octet_length(to_json(item.name)::text) + octet_length(item.additional_attributes::text) AS bytes`,
  variable: `${SHEET_OF_VARIABLE}, octet_length(json_build_array(item.key, item.value)::text) AS bytes`,
} as const;

const rowsOf = (relation: string, columns: string) => `SELECT ${columns} FROM ${relation} AS item`;

/** The triggers that record how much each statement on a table adds to or removes from its sheets. */
function triggersOf([table, columns]: [string, string]): string {
  const added = rowsOf('after', columns);
  const removed = `SELECT sheet_id, - bytes AS bytes FROM (${rowsOf('before', columns)}) AS removed`;
  return [
    trigger(table, 'INSERT', 'NEW TABLE AS after', added),
    trigger(table, 'UPDATE', 'OLD TABLE AS before NEW TABLE AS after', `${removed} UNION ALL ${added}`),
    trigger(table, 'DELETE', 'OLD TABLE AS before', removed),
  ].join('');
}

/** The join leaves out sheets that are being deleted, whose rows are deleted with them. */
function trigger(table: string, event: string, transitionTables: string, difference: string): string {
  const name = `count_${event.toLowerCase()}_${table}`;
  return `
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sheet_size_change (sheet_id, bytes)
      SELECT sheet.id, sum(difference.bytes) FROM (${difference}) AS difference JOIN sheet
      ON sheet.id = difference.sheet_id
      GROUP BY sheet.id HAVING sum(difference.bytes) <> 0;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ${name}
      AFTER ${event} ON ${table} REFERENCING ${transitionTables} FOR EACH STATEMENT EXECUTE FUNCTION ${name}();
  `;
}

/**
 * The size of a sheet. Each statement that writes content adds its difference to `sheet_size_change` without
 * locking the sheet; the transaction that next increases the sheet's version moves these differences to
 * `sheet.bytes`. So `sheet.bytes` plus the sheet's rows in `sheet_size_change` equals the sum over `sheet_content`
 * in every transaction's view.
 */
export const SHEET_SIZE = `
  CREATE TABLE sheet_size_change (
    sheet_id bigint NOT NULL,
    bytes bigint NOT NULL,
    written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
    CONSTRAINT sheet_size_change_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
  );
  CREATE INDEX sheet_size_change_of_sheet ON sheet_size_change (sheet_id);
  CREATE VIEW sheet_content AS ${Object.entries(CONTENT)
    .map(([table, columns]) => rowsOf(table, columns))
    .join(' UNION ALL ')};
  ${Object.entries(CONTENT).map(triggersOf).join('')}
`;
