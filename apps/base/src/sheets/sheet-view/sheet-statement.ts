import { items } from './json-text.js';
import { cellJson, columnJson, generationJson, layerJson, outputJson, rowJson, type Detail } from './sheet-json.js';

/**
 * The statement that reads parts of a sheet: tables of rows, cells, layers and generations, joined as sets. Tables that
 * the statement makes itself are joined by FULL JOIN, though what stands on the right always has its match: Postgres
 * guesses their sizes badly, and never does a full join by comparing each with each.
 */

/** Generations that a cell or layer shows of its history. */
const MAX_HISTORY = 100;
/** Cells that one statement puts together at most, where it reads rows: a row has up to a hundred. */
const MAX_CELLS = 20_000;

const SHOWN = ['id', 'status', 'user_job_type', 'model', 'result', 'failed_reason', 'cost', 'progress', 'created_at']
  .map((column) => `generation.${column}`)
  .join(', ');

/** What has generations: cells (`field`) and layers (`part`), and which are their own. */
const OWN = {
  field: 'generation.cell_id = field.id AND generation.layer_id IS NULL',
  part: 'generation.layer_id = part.id',
} as const;
type Owner = keyof typeof OWN;

/** `<owner>_jobs`: what each shows of its generations, the selected one and the history. */
const generationsOf = (owner: Owner) => `
  ${owner}_job AS MATERIALIZED (
    SELECT * FROM (
      SELECT ${owner}.id AS owner_id, ${SHOWN}, generation.id = ${owner}.default_generation_id AS is_selected,
        row_number() OVER (PARTITION BY ${owner}.id ORDER BY generation.id DESC) <= ${MAX_HISTORY} AS is_recent
      FROM ${owner} JOIN generation ON ${OWN[owner]}
    ) AS own WHERE is_recent OR is_selected
    UNION ALL
    SELECT ${owner}.id, ${SHOWN}, true, false
    FROM ${owner} JOIN generation ON generation.id = ${owner}.default_generation_id WHERE (${OWN[owner]}) IS NOT TRUE
  ),
  ${owner}_outputs AS (
    SELECT made.id AS generation_id, ${items(outputJson('resource'), 'generation_output.position')} AS body
    FROM (SELECT DISTINCT id FROM ${owner}_job) AS made JOIN generation_output ON generation_output.generation_id = made.id
      JOIN content_resource AS resource ON resource.id = content_resource_id
    WHERE resource.deleted_at IS NULL GROUP BY made.id
  ),
  ${owner}_jobs AS (
    SELECT owner_id, ${items('body', 'id DESC')} FILTER (WHERE is_recent) AS history, max(body) FILTER (WHERE is_selected) AS selected
    FROM (
      SELECT owner_id, job.id, is_recent, is_selected, ${generationJson('job', 'outputs.body')} AS body
      FROM ${owner}_job AS job FULL JOIN ${owner}_outputs AS outputs ON outputs.generation_id = job.id
    ) AS told GROUP BY owner_id
  )`;

const RENDERED_OF = 'render_job.cell_id = field.id';

/**
 * What the ledger took for the jobs of one cell or layer that `table` holds, null where it took nothing. Looked up for
 * each: joined as sets, Postgres may begin with everybody's jobs.
 */
const captured = (table: 'generation' | 'render_job', condition: string) =>
  `(SELECT sum(amount) FROM ${table} JOIN ledger_entry ON ledger_entry.organization_id = ${table}.organization_id
    AND ledger_entry.kind = 'capture' AND ledger_entry.reference = '${table}:' || ${table}.id WHERE ${condition})`;

/** What layers and cells cost, where that is asked for; a cell also with its layers and renders. */
const SPENT_BY: Readonly<Record<Owner, string>> = {
  part: `
  part_spent AS MATERIALIZED (
    SELECT part.id AS owner_id, part.cell_id, ${captured('generation', OWN.part)} AS spent FROM part
  )`,
  field: `
  field_spent AS (
    SELECT owner_id, sum(spent) AS spent FROM (
      SELECT field.id AS owner_id, ${captured('generation', OWN.field)} AS spent FROM field
      UNION ALL SELECT field.id, ${captured('render_job', RENDERED_OF)} FROM field
      UNION ALL SELECT cell_id, spent FROM part_spent
    ) AS charged GROUP BY owner_id
  )`,
};

/** What all cells and layers of the sheet cost; null where nothing was charged. */
export const sheetSpent = (sheetId: string): string => `(SELECT sum(spent) FROM (
  SELECT ${captured('generation', OWN.field)} AS spent FROM cell AS field WHERE field.sheet_id = ${sheetId}
  UNION ALL SELECT ${captured('render_job', RENDERED_OF)} FROM cell AS field WHERE field.sheet_id = ${sheetId}
  UNION ALL SELECT ${captured('generation', OWN.part)} FROM layer AS part WHERE part.sheet_id = ${sheetId}
) AS charged)`;

const joinOwned = (owner: Owner, { withExecutionCost }: Detail) =>
  `${owner} FULL JOIN ${owner}_jobs AS jobs ON jobs.owner_id = ${owner}.id` +
  (withExecutionCost ? ` FULL JOIN ${owner}_spent AS spent ON spent.owner_id = ${owner}.id` : '');

const CELLS_OF_ROWS = `field AS MATERIALIZED (
  SELECT cell.*, sheet_column.position AS place FROM line JOIN cell ON cell.row_id = line.id JOIN sheet_column ON sheet_column.id = cell.column_id)`;
const LAYERS_OF_CELLS = `part AS MATERIALIZED (SELECT layer.* FROM field JOIN layer ON layer.cell_id = field.id)`;

const owned = (owner: Owner, { withExecutionCost }: Detail) => [
  generationsOf(owner),
  ...(withExecutionCost ? [SPENT_BY[owner]] : []),
];

/** `layers`: the layers of each cell. */
const layersOf = (detail: Detail) => [
  ...owned('part', detail),
  `layers AS (
    SELECT part.cell_id, ${items(layerJson('part', 'jobs', 'spent.spent', detail), 'part.position')} AS body
    FROM ${joinOwned('part', detail)} GROUP BY part.cell_id
  )`,
];
const CELL = (detail: Detail) => cellJson('field', 'jobs', 'layers.body', 'spent.spent', detail);
const joinCells = (detail: Detail) => `${joinOwned('field', detail)} FULL JOIN layers ON layers.cell_id = field.id`;

interface Reading {
  readonly table: string;
  /** The column that tells where a part stands. */
  readonly order: string;
  /** What the statement calls the parts that it reads. */
  readonly as: string;
  /** Parts that one statement puts together at most. */
  readonly most: number;
  /** The tables that the bodies are made from. */
  readonly tables: (detail: Detail) => readonly string[];
  readonly body: (detail: Detail) => string;
  readonly from: (detail: Detail) => string;
}

const READINGS = {
  row: {
    table: 'sheet_row',
    order: 'position',
    as: 'line',
    most: 2_000,
    tables: (detail) => [
      CELLS_OF_ROWS,
      LAYERS_OF_CELLS,
      ...layersOf(detail),
      ...owned('field', detail),
      `cells AS (
        SELECT field.row_id, ${items(CELL(detail), 'field.place')} AS body${detail.withExecutionCost ? ', sum(spent.spent) AS spent' : ''}
        FROM ${joinCells(detail)} GROUP BY field.row_id
      )`,
    ],
    body: (detail) => rowJson('line', 'cells.body', 'cells.spent', detail),
    from: () => 'line FULL JOIN cells ON cells.row_id = line.id',
  },
  column: {
    table: 'sheet_column',
    order: 'position',
    as: 'line',
    most: 2_000,
    tables: () => [],
    body: () => columnJson('line'),
    from: () => 'line',
  },
  cell: {
    table: 'cell',
    order: 'id',
    as: 'field',
    most: MAX_CELLS,
    tables: (detail) => [LAYERS_OF_CELLS, ...layersOf(detail), ...owned('field', detail)],
    body: CELL,
    from: joinCells,
  },
  layer: {
    table: 'layer',
    order: 'position',
    as: 'part',
    most: 2_000,
    tables: (detail) => owned('part', detail),
    body: (detail) => layerJson('part', 'jobs', 'spent.spent', detail),
    from: (detail) => joinOwned('part', detail),
  },
} satisfies Readonly<Record<string, Reading>>;

export type Part = keyof typeof READINGS;

/** Parts that one statement puts together at most; of rows fewer where there are many columns. */
export const MAX_PARTS = Object.fromEntries(
  Object.entries(READINGS).map(([part, { most }]) => [part, most]),
) as Readonly<Record<Part, number>>;

/** The living sheet that the parameters 1 (its id) and 2 (its agent's) name. */
export const LIVING_SHEET = 'SELECT * FROM sheet WHERE id = $1 AND agent_id = $2 AND deleted_at IS NULL';

/** Never the same for two states of what the sheet shows; see `sheet-change-markers.ts` in `database/baseline`. */
export const STATE = `(SELECT string_agg(shown.version || '.' || (SELECT count(*) FROM sheet_change_marker WHERE sheet_id = shown.id), '-' ORDER BY shown.id)
  FROM sheet AS shown WHERE shown.id = ANY (sheet.source_sheet_ids || sheet.id))`;

/** Where the row of {@link chunkSql} stands that is no part. */
export const HEAD = -1;

export interface Chunk {
  readonly part: Part;
  /** Expression over `sheet` that comes before the parts. */
  readonly head: string;
  /** Over the table of the part. */
  readonly condition?: string;
  readonly detail?: Detail;
  /** The parts behind the one with the id $6, behind the start where it is 0; as many as $7. */
  readonly isWindow?: boolean;
}

/** Where the window begins; null where the part is not there. */
const START = (table: string, order: string) =>
  `CASE WHEN $6::bigint = 0 THEN ${HEAD} ELSE (SELECT ${order} FROM ${table} WHERE id = $6 AND sheet_id = $1) END`;
/** The id of the window's last part where more follow. */
const LAST = (
  table: string,
  order: string,
) => `(SELECT CASE WHEN count(*) = 2 THEN (array_agg(id ORDER BY ${order}))[1] END
  FROM (SELECT id, ${order} FROM ${table} WHERE sheet_id = $1 AND ${order} > (SELECT place FROM start) ORDER BY ${order} OFFSET $7::bigint - 1 LIMIT 2) AS edge)`;

/**
 * The head, no row at all where there is no such sheet; then, in no order, the parts that stand behind the place $3,
 * $4 at most, up to the one with which they come to $5 bytes, each with what they come to so far. The head stands at
 * {@link HEAD}, at null where a window begins behind a part that is not there, and tells how many parts the statement
 * reads at most, the sheet's state, and where the next window begins.
 */
export function chunkSql({ part, head, condition = 'true', detail = {}, isWindow = false }: Chunk): string {
  const { table, order, as, tables, body, from }: Reading = READINGS[part];
  const wholeRows = `greatest(1, ${MAX_CELLS} / greatest(1, (SELECT count(*) FROM sheet_column WHERE sheet_id = $1)))`;
  const read = [
    `whole AS MATERIALIZED (${LIVING_SHEET})`,
    `most AS MATERIALIZED (SELECT ${part === 'row' ? `least($4::bigint, ${wholeRows})` : '$4::bigint'} AS parts)`,
    `start AS MATERIALIZED (SELECT ${isWindow ? START(table, order) : HEAD} AS place)`,
    `${as} AS MATERIALIZED (
      SELECT * FROM ${table} AS ${as} WHERE sheet_id = (SELECT id FROM whole) AND ${order} > $3 AND ${order} > (SELECT place FROM start) AND ${condition}
      ORDER BY ${order} LIMIT (SELECT parts FROM most))`,
    ...tables(detail),
    `written AS (SELECT ${as}.${order}::bigint AS place, ${body(detail)} AS body FROM ${from(detail)})`,
  ];
  return `WITH ${read.join(',\n')}
    SELECT start.place::bigint AS place, parts AS bytes, ${head} AS body, ${STATE} AS state, ${isWindow ? LAST(table, order) : 'NULL::bigint'} AS last
    FROM whole AS sheet, most, start
    UNION ALL
    SELECT place, bytes, body, NULL, NULL FROM (
      SELECT place, body, sum(octet_length(body)) OVER (ORDER BY place ROWS UNBOUNDED PRECEDING) AS bytes FROM written
    ) AS counted WHERE bytes - octet_length(body) < $5`;
}
