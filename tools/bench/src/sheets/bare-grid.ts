import { serveStatement } from './bare-server.js';

/** Minimal cost of reading a sheet as a grid, by one handwritten statement. The bytes equal those of base. */
const SQL = `
WITH job AS (
  SELECT generation.id, cell_id, json_strip_nulls(row_to_json(shown)) AS body
  FROM generation
    LEFT JOIN generation_output AS made ON made.generation_id = generation.id AND made.position = 0
    LEFT JOIN content_resource AS resource ON resource.id = made.content_resource_id AND resource.deleted_at IS NULL,
    LATERAL (SELECT generation.id, status, progress, failed_reason, resource.object_type,
      coalesce(resource.thumbnail_url, resource.url) AS preview_url) AS shown
  WHERE generation.sheet_id = $1 AND layer_id IS NULL
), latest AS (
  SELECT DISTINCT ON (cell_id) cell_id, body FROM job ORDER BY cell_id, id DESC
), layers AS (
  SELECT cell_id, count(*) AS number FROM layer WHERE sheet_id = $1 GROUP BY cell_id
), cells AS (
  SELECT cell.row_id, json_agg(json_strip_nulls(row_to_json(shown)) ORDER BY sheet_column.position) AS body
  FROM cell JOIN sheet_column ON sheet_column.id = cell.column_id
    LEFT JOIN job ON job.id = cell.default_generation_id
    LEFT JOIN latest ON latest.cell_id = cell.id
    LEFT JOIN layers ON layers.cell_id = cell.id,
    LATERAL (SELECT cell.id, cell.column_id AS spreadsheet_column_id, value, job.body AS default_user_job,
      latest.body AS latest_user_job, layers.number AS layers) AS shown
  WHERE cell.sheet_id = $1 GROUP BY cell.row_id
)
SELECT row_to_json(whole)::text FROM sheet, LATERAL (
  SELECT sheet.id, title, version,
    floor(extract(epoch FROM created_at) * 1000)::bigint AS created_at_ts,
    floor(extract(epoch FROM updated_at) * 1000)::bigint AS updated_at_ts,
    (SELECT json_agg(row_to_json(shown) ORDER BY sheet_column.position) FROM sheet_column, LATERAL (
      SELECT sheet_column.id, title, temp_title, type, column_role, description, position, additional_attributes,
        floor(extract(epoch FROM created_at) * 1000)::bigint AS created_at_ts,
        floor(extract(epoch FROM updated_at) * 1000)::bigint AS updated_at_ts) AS shown
      WHERE sheet_id = $1) AS spreadsheet_columns,
    (SELECT json_agg(row_to_json(shown) ORDER BY sheet_row.position)
      FROM sheet_row LEFT JOIN cells ON cells.row_id = sheet_row.id, LATERAL (
        SELECT sheet_row.id, position, additional_attributes, coalesce(cells.body, '[]') AS spreadsheet_cells) AS shown
      WHERE sheet_id = $1) AS spreadsheet_rows
) AS whole WHERE sheet.id = $1`;

await serveStatement(SQL);
