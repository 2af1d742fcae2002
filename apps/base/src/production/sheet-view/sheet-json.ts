/**
 * JSON of a sheet's parts as Postgres builds it: each function takes the alias of its table and gives an SQL expression.
 * Lists are sorted before their bodies are built, since sorting megabytes of JSON would go to disk.
 */

/** Generations that a cell or layer shows of its history. */
const LONGEST_HISTORY = 100;

const millis = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)::bigint`;
const stamps = (of: string) =>
  `'created_at_ts', ${millis(`${of}.created_at`)}, 'updated_at_ts', ${millis(`${of}.updated_at`)}`;
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Micro → credits. */
const credits = (amount: string) => `trim_scale(${amount} / 1000000.0)`;

/** A list of bodies, `[]` where `from` gives no rows; `from` names its rows `as` and is in order. */
const list = (body: string, from: string, as: string) =>
  `coalesce((SELECT json_agg(${body}) FROM (${from}) AS ${as}), '[]'::json)`;

export interface Detail {
  /** Adds `execution_cost` to rows, cells and layers. */
  readonly withExecutionCost?: boolean;
}

export const columnJson = (
  of: string,
) => `json_build_object('id', ${of}.id, 'title', ${of}.title, 'temp_title', ${of}.temp_title, 'type', ${of}.type,
  'column_role', ${of}.column_role, 'description', ${of}.description, 'position', ${of}.position, 'additional_attributes', ${of}.additional_attributes, ${stamps(of)})`;

export const variablesJson = (sheetId: string) => `(SELECT json_build_object('id', variables_sheet.id, 'variables',
  ${list(`json_build_object('key', key, 'value', value)`, 'SELECT key, value FROM variable WHERE variables_sheet_id = variables_sheet.id ORDER BY position', 'entry')})
  FROM variables_sheet WHERE sheet_id = ${sheetId})`;

const outputsJson = (generationId: string) =>
  list(
    `json_build_object('id', made.id, 'url', made.url, 'thumbnail_url', made.thumbnail_url, 'object_type', made.object_type, 'type', 'output')`,
    `SELECT content_resource.* FROM generation_output JOIN content_resource ON content_resource.id = content_resource_id
     WHERE generation_output.generation_id = ${generationId} AND deleted_at IS NULL ORDER BY position`,
    'made',
  );

const generationJson = (
  of: string,
) => `json_build_object('id', ${of}.id, 'status', ${of}.status, 'user_job_type', ${of}.user_job_type, 'model', ${of}.model,
  'result', ${of}.result, 'failed_reason', ${of}.failed_reason, 'output_resources', ${outputsJson(`${of}.id`)},
  'execution_cost', ${credits(`coalesce(${of}.cost, 0)`)}, 'progress', ${of}.progress, 'created_at', ${iso(`${of}.created_at`)})`;

/** The selected generation and the history; a copied cell has selected one of the cell that it was copied from. */
const generationsJson = (of: string, own: string) => `
  'default_user_job', (SELECT ${generationJson('generation')} FROM generation WHERE id = ${of}.default_generation_id),
  'user_jobs', ${list(generationJson('job'), `SELECT * FROM generation WHERE ${own} ORDER BY id DESC LIMIT ${LONGEST_HISTORY}`, 'job')}`;

const ofLayer = (layer: string) => `layer_id = ${layer}.id`;
const ofCell = (cell: string) => `cell_id = ${cell}.id AND layer_id IS NULL`;

/** `, 'execution_cost', …` of all generations in these cells and their layers, null where there are none. */
const costOfCells = (cells: string, { withExecutionCost }: Detail) =>
  withExecutionCost
    ? `, 'execution_cost', (SELECT ${credits('sum(cost)')} FROM (
        SELECT generation.cost FROM cell AS spent JOIN generation ON generation.cell_id = spent.id AND generation.layer_id IS NULL WHERE ${cells}
        UNION ALL SELECT generation.cost FROM cell AS spent JOIN layer ON layer.cell_id = spent.id JOIN generation ON generation.layer_id = layer.id WHERE ${cells}) AS costs)`
    : '';

const costOfLayer = (layer: string, { withExecutionCost }: Detail) =>
  withExecutionCost
    ? `, 'execution_cost', (SELECT ${credits('sum(cost)')} FROM generation WHERE ${ofLayer(layer)})`
    : '';

export const layerJson = (
  of: string,
  detail: Detail = {},
) => `json_build_object('id', ${of}.id, 'name', ${of}.name, 'position', ${of}.position, 'type', ${of}.type,
  'additional_attributes', ${of}.additional_attributes, ${stamps(of)}, ${generationsJson(of, ofLayer(of))}${costOfLayer(of, detail)})`;

export const cellJson = (
  of: string,
  detail: Detail = {},
) => `json_build_object('id', ${of}.id, 'spreadsheet_row_id', ${of}.row_id, 'spreadsheet_column_id', ${of}.column_id,
  'value', ${of}.value, 'additional_attributes', ${of}.additional_attributes, 'cell_role', ${of}.cell_role, ${stamps(of)}, ${generationsJson(of, ofCell(of))},
  'video_layers', ${list(layerJson('part', detail), `SELECT * FROM layer WHERE cell_id = ${of}.id ORDER BY position`, 'part')}${costOfCells(`spent.id = ${of}.id`, detail)})`;

export const rowJson = (
  of: string,
  detail: Detail = {},
) => `json_build_object('id', ${of}.id, 'position', ${of}.position,
  'additional_attributes', ${of}.additional_attributes, ${stamps(of)}, 'spreadsheet_cells',
  ${list(cellJson('field', detail), `SELECT cell.* FROM cell JOIN sheet_column ON sheet_column.id = column_id WHERE row_id = ${of}.id ORDER BY sheet_column.position`, 'field')}
  ${costOfCells(`spent.row_id = ${of}.id`, detail)})`;

/** Without rows and columns where `columns` is absent; with them, its rows are left for whoever sends them. */
export const sheetJson = (of: string, columns?: string) => `json_build_object(
  'id', ${of}.id, 'slug', ${of}.slug, 'title', ${of}.title, 'project_type', 'autocontentengine', 'is_default', ${of}.is_default,
  'uuid', ${of}.uuid, 'status', ${of}.status, 'created_at', ${iso(`${of}.created_at`)}, ${stamps(of)}, 'global_variables_sheet', ${variablesJson(`${of}.id`)},
  ${columns ? `'spreadsheet_columns', ${columns}` : `'spreadsheet_columns', '[]'::json, 'spreadsheet_rows', '[]'::json`})`;

const PARTS = {
  row: { table: 'sheet_row', json: rowJson, order: 'position' },
  column: { table: 'sheet_column', json: columnJson, order: 'position' },
  cell: { table: 'cell', json: cellJson, order: 'id' },
  layer: { table: 'layer', json: layerJson, order: 'position' },
} as const;

export type Part = keyof typeof PARTS;

/** The sheet's columns in order. */
export const columnsJson = list(
  columnJson('line'),
  'SELECT * FROM sheet_column WHERE sheet_id = sheet.id ORDER BY position',
  'line',
);

/** The living sheet that the parameters 1 (its id) and 2 (its agent's) name. */
export const LIVING_SHEET = 'SELECT * FROM sheet WHERE id = $1 AND agent_id = $2 AND deleted_at IS NULL';

/** Where the rows of {@link chunkSql} that are no part stand. */
export const HEAD = -1;

export interface Chunk {
  readonly part: Part;
  /** Expression over `sheet` that comes before the parts. */
  readonly head: string;
  readonly condition?: string;
  readonly detail?: Detail;
}

/**
 * The head at the place {@link HEAD}, no row at all where there is no such sheet; then the parts that stand behind
 * the place $3, $4 at most, up to the one with which they come to $5 bytes, each with what they come to so far. `OFFSET 0` keeps Postgres from
 * building each part once for its text and again for its length.
 */
export function chunkSql({ part, head, condition = 'true', detail = {} }: Chunk): string {
  const { table, json, order } = PARTS[part];
  return `WITH sheet AS MATERIALIZED (${LIVING_SHEET})
    SELECT ${HEAD}::bigint AS place, 0::bigint AS bytes, (${head})::text AS body FROM sheet
    UNION ALL
    SELECT place, bytes, body FROM (
      SELECT place, body, sum(octet_length(body)) OVER (ORDER BY place ROWS UNBOUNDED PRECEDING) AS bytes FROM (
        SELECT line.${order}::bigint AS place, (${json('line', detail)})::text AS body
        FROM (SELECT * FROM ${table} WHERE sheet_id = (SELECT id FROM sheet) AND ${order} > $3 AND ${condition} ORDER BY ${order} LIMIT $4) AS line OFFSET 0
      ) AS written
    ) AS counted WHERE bytes - octet_length(body) < $5`;
}

/** The sheet's one part that meets `condition`, null where there is none. */
export function partJson(part: Part, condition: string): string {
  const { table, json } = PARTS[part];
  return `(SELECT ${json('line')} FROM ${table} AS line WHERE sheet_id = sheet.id AND ${condition})`;
}
