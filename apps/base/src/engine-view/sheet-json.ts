/** JSON of the sheet's parts as Postgres builds it. Each function takes a table's alias and gives an SQL expression. */

/** Generations that a cell or layer shows of its history. */
const LONGEST_HISTORY = 100;

const millis = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)::bigint`;
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const stamps = (of: string) => `'created_at_ts', ${millis(`${of}.created_at`)}, 'updated_at_ts', ${millis(`${of}.updated_at`)}`;
const orEmpty = (list: string) => `coalesce(${list}, '[]'::json)`;
/** Micro → credits. */
const credits = (amount: string) => `trim_scale(${amount} / 1000000.0)`;

export const engineJson = (of: string, columns: string, rows: string, variables: string) => `json_build_object(
  'id', ${of}.id, 'slug', ${of}.slug, 'title', ${of}.title, 'project_type', 'autocontentengine', 'is_default', ${of}.is_default,
  'uuid', ${of}.uuid, 'status', ${of}.status, 'created_at', ${iso(`${of}.created_at`)}, ${stamps(of)},
  'spreadsheet_columns', ${columns}, 'spreadsheet_rows', ${rows}, 'global_variables_sheet', ${variables})`;

export const variablesJson = (engineId: string) => `(SELECT json_build_object('id', variables_sheet.id, 'variables',
  ${orEmpty(`(SELECT json_agg(json_build_object('key', key, 'value', value) ORDER BY position) FROM variable WHERE sheet_id = variables_sheet.id)`)})
  FROM variables_sheet WHERE engine_id = ${engineId})`;

const COLUMN = `json_build_object('id', line.id, 'title', line.title, 'temp_title', line.temp_title, 'type', line.type, 'column_role', line.column_role,
  'description', line.description, 'position', line.position, 'additional_attributes', line.additional_attributes, ${stamps('line')})`;

const GENERATION = `json_build_object('id', generation.id, 'status', generation.status, 'user_job_type', generation.user_job_type, 'model', generation.model, 'result', generation.result,
  'failed_reason', generation.failed_reason, 'output_resources', ${orEmpty('output.list')}, 'execution_cost', ${credits('coalesce(generation.cost, 0)')}, 'progress', generation.progress, 'created_at', ${iso('generation.created_at')})`;

const OUTPUT = `json_build_object('id', resource.id, 'url', resource.url, 'thumbnail_url', resource.thumbnail_url, 'object_type', resource.object_type, 'type', 'output')`;

/** Which of an engine's cells and layers are read; `sheet` is the engine that the caller may see. */
export interface SheetSelection {
  /** Condition on `cell`, all cells where absent. */
  readonly cells?: string;
  /** Condition on `layer`, all layers of those cells where absent. */
  readonly layers?: string;
  readonly withExecutionCost?: boolean;
}

/** The engine, if it lives and is the agent's; every statement begins so. */
export const SHEET = `sheet AS (SELECT * FROM engine WHERE id = $1 AND agent_id = $2 AND deleted_at IS NULL)`;

export const columnLists = () => `column_json AS (SELECT line.id, line.position, ${COLUMN} AS body FROM sheet JOIN sheet_column AS line ON line.engine_id = sheet.id)`;

/** Defines `layer_json` and `cell_json`, each with its generations. */
export function cellLists({ cells = 'true', layers = 'true', withExecutionCost = false }: SheetSelection): string {
  return [picked(cells, layers), generations(), histories(withExecutionCost), layerBodies(withExecutionCost), cellBodies(withExecutionCost)].join(',\n');
}

/** Defines `row_json`; needs {@link cellLists}. */
export function rowLists({ withExecutionCost = false }: SheetSelection): string {
  const cost = withExecutionCost ? `, 'execution_cost', filled.cost` : '';
  const sum = withExecutionCost ? `, sum(cost) AS cost` : '';
  return `row_json AS (
    SELECT line.id, line.position, json_build_object('id', line.id, 'position', line.position, 'additional_attributes', line.additional_attributes,
      ${stamps('line')}, 'spreadsheet_cells', ${orEmpty('filled.list')}${cost}) AS body
    FROM sheet JOIN sheet_row AS line ON line.engine_id = sheet.id
    LEFT JOIN (SELECT row_id, json_agg(body ORDER BY position) AS list${sum} FROM cell_json GROUP BY row_id) AS filled ON filled.row_id = line.id)`;
}

const picked = (cells: string, layers: string) => `
  picked_cell AS (SELECT cell.* FROM sheet JOIN cell ON cell.engine_id = sheet.id WHERE ${cells}),
  picked_layer AS (SELECT layer.* FROM picked_cell JOIN layer ON layer.cell_id = picked_cell.id WHERE ${layers})`;

/** A selected generation may belong to the cell that this one was copied from. */
const generations = () => `
  picked_generation AS (
    SELECT generation.id FROM picked_cell JOIN generation ON generation.cell_id = picked_cell.id AND generation.layer_id IS NULL
    UNION SELECT generation.id FROM picked_layer JOIN generation ON generation.layer_id = picked_layer.id
    UNION SELECT default_generation_id FROM picked_cell WHERE default_generation_id IS NOT NULL
    UNION SELECT default_generation_id FROM picked_layer WHERE default_generation_id IS NOT NULL),
  output AS (
    SELECT made.generation_id, json_agg(${OUTPUT} ORDER BY made.position) AS list
    FROM picked_generation JOIN generation_output AS made ON made.generation_id = picked_generation.id
    JOIN content_resource AS resource ON resource.id = made.content_resource_id AND resource.deleted_at IS NULL GROUP BY made.generation_id),
  job AS MATERIALIZED (
    SELECT generation.id, generation.cell_id, generation.layer_id, generation.cost, ${GENERATION} AS body,
      row_number() OVER (PARTITION BY generation.cell_id, generation.layer_id ORDER BY generation.id DESC) AS age
    FROM picked_generation JOIN generation ON generation.id = picked_generation.id LEFT JOIN output ON output.generation_id = generation.id)`;

function histories(withExecutionCost: boolean): string {
  const cost = withExecutionCost ? `, ${credits('sum(cost)')} AS cost` : '';
  const newestFirst = `json_agg(body ORDER BY id DESC) FILTER (WHERE age <= ${LONGEST_HISTORY}) AS list${cost}`;
  return `
  cell_history AS (SELECT cell_id, ${newestFirst} FROM job WHERE layer_id IS NULL GROUP BY cell_id),
  layer_history AS (SELECT layer_id, ${newestFirst} FROM job WHERE layer_id IS NOT NULL GROUP BY layer_id)`;
}

function layerBodies(withExecutionCost: boolean): string {
  const cost = withExecutionCost ? `, 'execution_cost', history.cost` : '';
  return `layer_json AS (
    SELECT layer.id, layer.cell_id, layer.position${withExecutionCost ? ', history.cost' : ''}, json_build_object('id', layer.id, 'name', layer.name,
      'position', layer.position, 'type', layer.type, 'additional_attributes', layer.additional_attributes, ${stamps('layer')},
      'default_user_job', selected.body, 'user_jobs', ${orEmpty('history.list')}${cost}) AS body
    FROM picked_layer AS layer LEFT JOIN job AS selected ON selected.id = layer.default_generation_id LEFT JOIN layer_history AS history ON history.layer_id = layer.id)`;
}

function cellBodies(withExecutionCost: boolean): string {
  const total = 'CASE WHEN history.cost IS NULL THEN composed.cost ELSE history.cost + coalesce(composed.cost, 0) END';
  return `
  composed AS (SELECT cell_id, json_agg(body ORDER BY position) AS list${withExecutionCost ? ', sum(cost) AS cost' : ''} FROM layer_json GROUP BY cell_id),
  cell_json AS (
    SELECT cell.id, cell.row_id, line.position${withExecutionCost ? `, ${total} AS cost` : ''}, json_build_object('id', cell.id, 'spreadsheet_row_id', cell.row_id,
      'spreadsheet_column_id', cell.column_id, 'value', cell.value, 'additional_attributes', cell.additional_attributes, 'cell_role', cell.cell_role, ${stamps('cell')},
      'default_user_job', selected.body, 'user_jobs', ${orEmpty('history.list')}, 'video_layers', ${orEmpty('composed.list')}${withExecutionCost ? `, 'execution_cost', ${total}` : ''}) AS body
    FROM picked_cell AS cell JOIN sheet_column AS line ON line.id = cell.column_id
    LEFT JOIN job AS selected ON selected.id = cell.default_generation_id
    LEFT JOIN cell_history AS history ON history.cell_id = cell.id LEFT JOIN composed ON composed.cell_id = cell.id)`;
}

/** A whole list of bodies, in the order of `by`. */
export const allOf = (list: string, where = 'true', by = 'position') => orEmpty(`(SELECT json_agg(body ORDER BY ${by}) FROM ${list} WHERE ${where})`);
