import { serveStatement } from './bare-server.js';

/**
 * Minimal cost of reading a sheet: a bare server returns the text of one handwritten statement. The bytes equal those
 * of base.
 */

const SQL = `
WITH output AS (
  SELECT generation_output.generation_id, json_agg(row_to_json(made) ORDER BY generation_output.position) AS body
  FROM generation JOIN generation_output ON generation_output.generation_id = generation.id JOIN content_resource
  ON content_resource.id = content_resource_id,
    LATERAL (SELECT content_resource.id, url, thumbnail_url, object_type, 'output' AS type) AS made
  WHERE generation.sheet_id = $1 AND deleted_at IS NULL GROUP BY generation_output.generation_id
), job AS (
  SELECT generation.id, cell_id, layer_id, row_to_json(told) AS body
  FROM generation LEFT JOIN output ON output.generation_id = generation.id,
    LATERAL (SELECT generation.id, status, user_job_type, model, result, failed_reason, coalesce(output.body,
    '[]') AS output_resources,
      trim_scale(coalesce(cost, 0) / 1000000.0) AS execution_cost, progress, to_char(created_at AT TIME ZONE 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at) AS told
  WHERE sheet_id = $1
), of_cell AS (SELECT cell_id, json_agg(body ORDER BY id DESC) AS body FROM job WHERE layer_id IS NULL GROUP BY cell_id
), of_layer AS (SELECT layer_id, json_agg(body ORDER BY id DESC) AS body FROM job WHERE layer_id IS NOT NULL
GROUP BY layer_id
), layers AS (
  SELECT layer.cell_id, json_agg(row_to_json(told) ORDER BY layer.position) AS body
  FROM layer LEFT JOIN job ON job.id = default_generation_id LEFT JOIN of_layer ON of_layer.layer_id = layer.id,
    LATERAL (SELECT layer.id, layer.name, layer.position, layer.type, layer.additional_attributes,
      floor(extract(epoch FROM created_at) * 1000)::bigint AS created_at_ts, floor(extract(epoch
      FROM updated_at) * 1000)::bigint AS updated_at_ts,
      job.body AS default_user_job, coalesce(of_layer.body, '[]') AS user_jobs) AS told
  WHERE layer.sheet_id = $1 GROUP BY layer.cell_id
), cells AS (
  SELECT cell.row_id, json_agg(row_to_json(told) ORDER BY sheet_column.position) AS body
  FROM cell JOIN sheet_column ON sheet_column.id = cell.column_id LEFT JOIN job ON job.id = cell.default_generation_id
    LEFT JOIN of_cell ON of_cell.cell_id = cell.id LEFT JOIN layers ON layers.cell_id = cell.id,
    LATERAL (SELECT cell.id, cell.row_id AS spreadsheet_row_id, cell.column_id AS spreadsheet_column_id, value,
    cell.additional_attributes, cell_role,
      floor(extract(epoch FROM cell.created_at) * 1000)::bigint AS created_at_ts, floor(extract(epoch
      FROM cell.updated_at) * 1000)::bigint AS updated_at_ts,
      job.body AS default_user_job, coalesce(of_cell.body, '[]') AS user_jobs, coalesce(layers.body,
      '[]') AS video_layers) AS told
  WHERE cell.sheet_id = $1 GROUP BY cell.row_id
)
SELECT row_to_json(whole)::text FROM sheet, LATERAL (
  SELECT sheet.id, slug, title, 'autocontentengine' AS project_type, is_default, uuid, status, version,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at,
    floor(extract(epoch FROM created_at) * 1000)::bigint AS created_at_ts, floor(extract(epoch
    FROM updated_at) * 1000)::bigint AS updated_at_ts, NULL AS global_variables_sheet,
    (SELECT json_agg(row_to_json(told) ORDER BY sheet_column.position) FROM sheet_column, LATERAL (
      SELECT sheet_column.id, title, temp_title, type, column_role, description, position, additional_attributes,
        floor(extract(epoch FROM created_at) * 1000)::bigint AS created_at_ts, floor(extract(epoch
        FROM updated_at) * 1000)::bigint AS updated_at_ts) AS told WHERE sheet_id = $1) AS spreadsheet_columns,
    (SELECT json_agg(row_to_json(told) ORDER BY sheet_row.position) FROM sheet_row LEFT JOIN cells
    ON cells.row_id = sheet_row.id, LATERAL (
      SELECT sheet_row.id, position, additional_attributes, floor(extract(epoch
      FROM created_at) * 1000)::bigint AS created_at_ts,
        floor(extract(epoch FROM updated_at) * 1000)::bigint AS updated_at_ts, coalesce(cells.body,
        '[]') AS spreadsheet_cells) AS told WHERE sheet_id = $1) AS spreadsheet_rows
) AS whole WHERE sheet.id = $1`;

await serveStatement(SQL);
