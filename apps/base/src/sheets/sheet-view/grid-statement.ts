import { cellFileField } from './cell-file-json.js';
import { finalVideoField } from './final-video-json.js';
import { items, json, list, object, stamps, word } from './json-text.js';
import { columnJson, type SheetDetail } from './sheet-json.js';

/**
 * The part of a sheet that a grid shows: no attributes, times and layers of cells, and of a generation only what a
 * grid shows of it. Fields that most cells lack are absent instead of null.
 */

/** A field that is absent when the value is null; `text` is its JSON where that is not the value itself. */
const optional = (name: string, value: string, text = value): string =>
  `CASE WHEN ${value} IS NOT NULL THEN concat(',"${name}":', ${text}) END`;

const JOB = `concat('{"id":', job.id, ',"status":', ${word('job.status')}, ',"progress":', job.progress,
  ${optional('failed_reason', 'job.failed_reason', json('job.failed_reason'))},
  ${optional('object_type', 'output.object_type', word('output.object_type'))},
  ${optional('preview_url', 'output.preview_url', json('output.preview_url'))}, '}')`;

const CELL = `concat('{"id":', read_cell.id, ',"spreadsheet_column_id":', read_cell.column_id,
  ',"value":', ${json('read_cell.value')}, ${optional('default_user_job', 'jobs.selected')},
  ${optional('latest_user_job', 'jobs.latest')}, ${optional('layers', 'layers.number')},
  ${finalVideoField('read_cell')}, ${cellFileField('read_cell')}, '}')`;

const JOB_COLUMNS = ['id', 'status', 'progress', 'failed_reason'].map((column) => `generation.${column}`).join(', ');

const LATEST = `UNION ALL
  (SELECT DISTINCT ON (read_cell.id) read_cell.id AS cell_id, ${JOB_COLUMNS}, false AS is_selected
    FROM read_cell JOIN generation ON generation.cell_id = read_cell.id AND generation.layer_id IS NULL
    ORDER BY read_cell.id, generation.id DESC)`;

/** Read once; a join would look up the column of each cell, which takes a third of the statement's time. */
const COLUMNS_IN_ORDER = '(SELECT array_agg(id ORDER BY position) FROM sheet_column WHERE sheet_id = $1)';

/** Tables from which {@link gridRowJson} is built; `line` has the rows. */
export const gridTables = ({ history = 'latest' }: SheetDetail): readonly string[] => [
  `read_cell AS MATERIALIZED (
    SELECT cell.id, cell.row_id, cell.column_id, cell.value, cell.default_generation_id,
      array_position(${COLUMNS_IN_ORDER}, cell.column_id) AS column_position
    FROM line JOIN cell ON cell.row_id = line.id)`,
  `job AS MATERIALIZED (
    SELECT read_cell.id AS cell_id, ${JOB_COLUMNS}, true AS is_selected
    FROM read_cell JOIN generation ON generation.id = read_cell.default_generation_id
    WHERE read_cell.default_generation_id IS NOT NULL
    ${history === 'none' ? '' : LATEST})`,
  `output AS (
    SELECT DISTINCT ON (made.id) made.id AS generation_id, resource.object_type,
      coalesce(resource.thumbnail_url, resource.url) AS preview_url
    FROM (SELECT DISTINCT id FROM job) AS made
      JOIN generation_output ON generation_output.generation_id = made.id
      JOIN content_resource AS resource ON resource.id = content_resource_id
    WHERE resource.deleted_at IS NULL ORDER BY made.id, generation_output.position)`,
  `jobs AS (
    SELECT cell_id, max(body) FILTER (WHERE is_selected) AS selected, max(body) FILTER (WHERE NOT is_selected) AS latest
    FROM (
      SELECT cell_id, is_selected, ${JOB} AS body FROM job FULL JOIN output ON output.generation_id = job.id
    ) AS described GROUP BY cell_id)`,
  `layers AS (
    SELECT layer.cell_id, count(*) AS number FROM read_cell JOIN layer ON layer.cell_id = read_cell.id
    GROUP BY layer.cell_id)`,
  `cells AS (
    SELECT read_cell.row_id, ${items(CELL, 'read_cell.column_position')} AS body
    FROM read_cell FULL JOIN jobs ON jobs.cell_id = read_cell.id FULL JOIN layers ON layers.cell_id = read_cell.id
    GROUP BY read_cell.row_id)`,
];

export const gridRowJson = (): string =>
  object({
    id: 'line.id',
    position: 'line.position',
    additional_attributes: 'line.additional_attributes',
    spreadsheet_cells: list('cells.body'),
  });

/** A sheet without its rows and variables. */
export const gridJson = (of: string): string =>
  object({
    id: `${of}.id`,
    title: json(`${of}.title`),
    version: `${of}.version`,
    ...stamps(of),
    spreadsheet_columns: list(
      `(SELECT ${items(columnJson('shown'), 'shown.position')}
        FROM sheet_column AS shown WHERE shown.sheet_id = ${of}.id)`,
    ),
  });
