import { CHANGE_LOG_LIMITS } from './change-log-limits.js';

/**
 * Tables of a statement that increases the version of a sheet, which the table `recorded` returns. `shown_change` takes
 * the change markers, whose cells show something else now; `logged` writes the records in `named`, a JSON array of
 * {@link LoggedChange}, and those of the shown cells. The cells of a created column are among them. Markers are
 * deleted after the sheet's row was locked, the order of all who do both.
 */
export const logOf = (named: string): string => `
  shown_change AS (
    DELETE FROM sheet_change_marker WHERE sheet_id = (SELECT id FROM recorded) RETURNING cell_id
  ), named_change AS (
    SELECT kind, change, ids FROM jsonb_to_recordset(${named}) AS named (kind text, change text, ids bigint[])
  ), shown_cell AS (
    SELECT cell_id AS id FROM shown_change WHERE cell_id IS NOT NULL
    UNION SELECT added.id
    FROM (SELECT unnest(ids) AS id FROM named_change WHERE kind = 'column' AND change = 'created') AS created
      CROSS JOIN LATERAL (SELECT cell.id FROM cell WHERE cell.column_id = created.id OFFSET 0) AS added
  ), logged AS (
    INSERT INTO sheet_change (sheet_id, version, record, kind, change, ids)
    SELECT recorded.id, recorded.version, row_number() OVER (), entry.kind, entry.change, entry.ids
    FROM recorded, (
      SELECT kind, change, ids FROM named_change
      UNION ALL SELECT 'cell', 'shown', array_agg(id ORDER BY id)
      FROM (
        SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${CHANGE_LOG_LIMITS.idsOfRecord} AS record FROM shown_cell
      ) AS shown GROUP BY record
    ) AS entry
  )`;
