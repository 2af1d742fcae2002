import { gridRowJson, gridTables } from './grid-statement.js';
import type { History } from './history.js';
import { items } from './json-text.js';
import {
  cellJson,
  columnJson,
  generationJson,
  layerJson,
  outputJson,
  rowJson,
  type SheetDetail,
} from './sheet-json.js';

/**
 * The statement that reads items of a sheet: tables of rows, cells, layers and generations, joined as sets. Its own
 * intermediate tables are joined by FULL JOIN, although every row on the right has a match: Postgres misestimates their
 * sizes, and never runs a full join as a nested loop.
 */

/** Generations in the history of a cell or layer. */
const MAX_HISTORY = 100;
/** Maximum number of cells of one statement that reads rows; a row has up to a hundred. */
const MAX_CELLS = 20_000;

const GENERATION_COLUMNS = [
  'id',
  'status',
  'user_job_type',
  'model',
  'result',
  'failed_reason',
  'cost',
  'progress',
  'created_at',
]
  .map((column) => `generation.${column}`)
  .join(', ');

/** Conditions for the generations of a cell and of a layer. */
const OWN = {
  read_cell: 'generation.cell_id = read_cell.id AND generation.layer_id IS NULL',
  read_layer: 'generation.layer_id = read_layer.id',
} as const;
type ViewOwner = keyof typeof OWN;

/** The selected generation of each cell or layer. */
const selectedJobs = (owner: ViewOwner) => `
    SELECT ${owner}.id AS owner_id, ${GENERATION_COLUMNS}, true AS is_selected, false AS is_recent
    FROM ${owner} JOIN generation ON generation.id = ${owner}.default_generation_id`;
/** The selected generation of each cell or layer and its newest ones. */
const jobsWithHistory = (owner: ViewOwner, limit: number) => `
    SELECT * FROM (
      SELECT ${owner}.id AS owner_id, ${GENERATION_COLUMNS},
      generation.id = ${owner}.default_generation_id AS is_selected,
        row_number() OVER (PARTITION BY ${owner}.id ORDER BY generation.id DESC) <= ${limit} AS is_recent
      FROM ${owner} JOIN generation ON ${OWN[owner]}
    ) AS own WHERE is_recent OR is_selected
    UNION ALL
    SELECT ${owner}.id, ${GENERATION_COLUMNS}, true, false
    FROM ${owner} JOIN generation ON generation.id = ${owner}.default_generation_id WHERE (${OWN[owner]}) IS NOT TRUE`;

const JOBS: Readonly<Record<History, (owner: ViewOwner) => string>> = {
  all: (owner) => jobsWithHistory(owner, MAX_HISTORY),
  latest: (owner) => jobsWithHistory(owner, 1),
  none: selectedJobs,
};

/** Table `<owner>_jobs`: the selected generation and the history of each cell or layer. */
const generationsOf = (owner: ViewOwner, { history = 'all' }: SheetDetail) => `
  ${owner}_job AS MATERIALIZED (${JOBS[history](owner)}
  ),
  ${owner}_outputs AS (
    SELECT made.id AS generation_id, ${items(outputJson('resource'), 'generation_output.position')} AS body
    FROM (SELECT DISTINCT id FROM ${owner}_job) AS made
      JOIN generation_output ON generation_output.generation_id = made.id
      JOIN content_resource AS resource ON resource.id = content_resource_id
    WHERE resource.deleted_at IS NULL GROUP BY made.id
  ),
  ${owner}_jobs AS (
    SELECT owner_id, ${items('body', 'id DESC')} FILTER (WHERE is_recent) AS history,
      max(body) FILTER (WHERE is_selected) AS selected
    FROM (
      SELECT owner_id, job.id, is_recent, is_selected, ${generationJson('job', 'outputs.body')} AS body
      FROM ${owner}_job AS job FULL JOIN ${owner}_outputs AS outputs ON outputs.generation_id = job.id
    ) AS described GROUP BY owner_id
  )`;

const RENDERED_OF = 'render_job.cell_id = read_cell.id';

/**
 * The sum charged for the jobs of one cell or layer in `table`, null when nothing was charged. Looked up per item,
 * because a join of sets may start with the jobs of all organizations.
 */
const captured = (table: 'generation' | 'render_job', condition: string) =>
  `(SELECT sum(amount) FROM ${table} JOIN ledger_entry ON ledger_entry.organization_id = ${table}.organization_id
    AND ledger_entry.kind = 'capture' AND ledger_entry.reference = '${table}:' || ${table}.id WHERE ${condition})`;

/** Tables with the cost of each layer and cell; a cell includes its layers and renders. */
const SPENT_BY: Readonly<Record<ViewOwner, string>> = {
  read_layer: `
  read_layer_spent AS MATERIALIZED (
    SELECT read_layer.id AS owner_id, read_layer.cell_id, ${captured('generation', OWN.read_layer)} AS spent
    FROM read_layer
  )`,
  read_cell: `
  read_cell_spent AS (
    SELECT owner_id, sum(spent) AS spent FROM (
      SELECT read_cell.id AS owner_id, ${captured('generation', OWN.read_cell)} AS spent FROM read_cell
      UNION ALL SELECT read_cell.id, ${captured('render_job', RENDERED_OF)} FROM read_cell
      UNION ALL SELECT cell_id, spent FROM read_layer_spent
    ) AS charged GROUP BY owner_id
  )`,
};

/** The cost of all cells and layers of the sheet; null when nothing was charged. */
export const sheetSpent = (sheetId: string): string => `(SELECT sum(spent) FROM (
  SELECT ${captured('generation', OWN.read_cell)} AS spent FROM cell AS read_cell WHERE read_cell.sheet_id = ${sheetId}
  UNION ALL SELECT ${captured('render_job', RENDERED_OF)} FROM cell AS read_cell WHERE read_cell.sheet_id = ${sheetId}
  UNION ALL SELECT ${captured('generation', OWN.read_layer)} FROM layer AS read_layer
  WHERE read_layer.sheet_id = ${sheetId}
) AS charged)`;

const joinOwned = (owner: ViewOwner, { withExecutionCost }: SheetDetail) =>
  `${owner} FULL JOIN ${owner}_jobs AS jobs ON jobs.owner_id = ${owner}.id` +
  (withExecutionCost ? ` FULL JOIN ${owner}_spent AS spent ON spent.owner_id = ${owner}.id` : '');

const CELLS_OF_ROWS = `read_cell AS MATERIALIZED (
  SELECT cell.*, sheet_column.position AS column_position
  FROM line JOIN cell ON cell.row_id = line.id JOIN sheet_column ON sheet_column.id = cell.column_id)`;
const LAYERS_OF_CELLS = `read_layer AS MATERIALIZED (SELECT layer.* FROM read_cell JOIN layer
  ON layer.cell_id = read_cell.id)`;

const owned = (owner: ViewOwner, detail: SheetDetail) => [
  generationsOf(owner, detail),
  ...(detail.withExecutionCost ? [SPENT_BY[owner]] : []),
];

/** Table `layers`: the layers of each cell. */
const layersOf = (detail: SheetDetail) => [
  ...owned('read_layer', detail),
  `layers AS (
    SELECT read_layer.cell_id, ${items(layerJson('read_layer', 'jobs', 'spent.spent', detail), 'read_layer.position')} AS body
    FROM ${joinOwned('read_layer', detail)} GROUP BY read_layer.cell_id
  )`,
];
const CELL = (detail: SheetDetail) => cellJson('read_cell', 'jobs', 'layers.body', 'spent.spent', detail);
const joinCells = (detail: SheetDetail) =>
  `${joinOwned('read_cell', detail)} FULL JOIN layers ON layers.cell_id = read_cell.id`;

interface ItemQuery {
  readonly table: string;
  /** The column by which items are ordered. */
  readonly order: string;
  /** Alias of the items in the statement. */
  readonly as: string;
  /** Maximum number of items of one statement. */
  readonly maxItems: number;
  /** Intermediate tables that the bodies are built from. */
  readonly tables: (detail: SheetDetail) => readonly string[];
  readonly body: (detail: SheetDetail) => string;
  readonly from: (detail: SheetDetail) => string;
}

const ITEM_QUERIES = {
  row: {
    table: 'sheet_row',
    order: 'position',
    as: 'line',
    maxItems: 2_000,
    tables: (detail) => [
      CELLS_OF_ROWS,
      LAYERS_OF_CELLS,
      ...layersOf(detail),
      ...owned('read_cell', detail),
      `cells AS (
        SELECT read_cell.row_id, ${items(CELL(detail), 'read_cell.column_position')} AS body
          ${detail.withExecutionCost ? ', sum(spent.spent) AS spent' : ''}
        FROM ${joinCells(detail)} GROUP BY read_cell.row_id
      )`,
    ],
    body: (detail) => rowJson('line', 'cells.body', 'cells.spent', detail),
    from: () => 'line FULL JOIN cells ON cells.row_id = line.id',
  },
  'row of a grid': {
    table: 'sheet_row',
    order: 'position',
    as: 'line',
    maxItems: 2_000,
    tables: gridTables,
    body: gridRowJson,
    from: () => 'line FULL JOIN cells ON cells.row_id = line.id',
  },
  column: {
    table: 'sheet_column',
    order: 'position',
    as: 'line',
    maxItems: 2_000,
    tables: () => [],
    body: () => columnJson('line'),
    from: () => 'line',
  },
  cell: {
    table: 'cell',
    order: 'id',
    as: 'read_cell',
    maxItems: MAX_CELLS,
    tables: (detail) => [LAYERS_OF_CELLS, ...layersOf(detail), ...owned('read_cell', detail)],
    body: CELL,
    from: joinCells,
  },
  layer: {
    table: 'layer',
    order: 'position',
    as: 'read_layer',
    maxItems: 2_000,
    tables: (detail) => owned('read_layer', detail),
    body: (detail) => layerJson('read_layer', 'jobs', 'spent.spent', detail),
    from: (detail) => joinOwned('read_layer', detail),
  },
} satisfies Readonly<Record<string, ItemQuery>>;

export type ViewedItemKind = keyof typeof ITEM_QUERIES;

/** Maximum number of items of one statement; fewer rows when there are many columns. */
export const MAX_ITEMS = Object.fromEntries(
  Object.entries(ITEM_QUERIES).map(([kind, { maxItems }]) => [kind, maxItems]),
) as Readonly<Record<ViewedItemKind, number>>;

/** The sheet with the id $1 of the agent $2, unless it was deleted. */
export const ACTIVE_SHEET = 'SELECT * FROM sheet WHERE id = $1 AND agent_id = $2 AND deleted_at IS NULL';

/** Identifies a state of everything that the sheet shows, see `database/baseline/sheet-change-markers.ts`. */
export const STATE = `(SELECT string_agg(
    shown.version || '.' || (SELECT count(*) FROM sheet_change_marker WHERE sheet_id = shown.id),
    '-' ORDER BY shown.id
  )
  FROM sheet AS shown WHERE shown.id = ANY (sheet.source_sheet_ids || sheet.id))`;

/** The cell with the id $3, unless it has layers or generations, whose statement takes ten times as long. */
export const PLAIN_CELL = `SELECT ${cellJson('cell', 'none', 'none.layers', 'none.spent', {})} AS body
  FROM cell, (SELECT NULL::text AS selected, NULL::text AS history, NULL::text AS layers) AS none
  WHERE cell.id = $3 AND default_generation_id IS NULL
    AND sheet_id = (SELECT id FROM sheet WHERE id = $1 AND agent_id = $2 AND deleted_at IS NULL)
    AND NOT EXISTS (SELECT FROM layer WHERE cell_id = $3)
    AND NOT EXISTS (SELECT FROM generation WHERE cell_id = $3 AND layer_id IS NULL)`;

/** Position of the result row of {@link chunkSql} that describes the sheet. */
export const HEAD = -1;

export interface SheetChunk {
  readonly kind: ViewedItemKind;
  /** SQL expression over `sheet` for the JSON before the items. */
  readonly head: string;
  /** SQL condition over the table of the items. */
  readonly condition?: string;
  readonly detail?: SheetDetail;
  /** Reads $7 items behind the one with the id $6, from the beginning when it is 0. */
  readonly isWindow?: boolean;
}

/** Position behind which the window begins; null when its item does not exist. */
const START = (table: string, order: string) =>
  `CASE WHEN $6::bigint = 0 THEN ${HEAD} ELSE (SELECT ${order} FROM ${table} WHERE id = $6 AND sheet_id = $1) END`;
/** Id of the window's last item when more follow. */
const LAST = (
  table: string,
  order: string,
) => `(SELECT CASE WHEN count(*) = 2 THEN (array_agg(id ORDER BY ${order}))[1] END
  FROM (
    SELECT id, ${order} FROM ${table} WHERE sheet_id = $1 AND ${order} > (SELECT position FROM start)
    ORDER BY ${order} OFFSET $7::bigint - 1 LIMIT 2
  ) AS edge)`;

/**
 * Reads the head and, in any order, up to $4 items behind the position $3 until they reach $5 bytes; each item has the
 * sum of bytes so far. Without such a sheet there is no row at all. The head has the position {@link HEAD}, or null
 * when the window begins behind a missing item, and contains the maximum number of items of the statement (as
 * `bytes`), the sheet's state, and the id at which the next window begins.
 */
export function chunkSql({ kind, head, condition = 'true', detail = {}, isWindow = false }: SheetChunk): string {
  const { table, order, as, tables, body, from }: ItemQuery = ITEM_QUERIES[kind];
  const wholeRows = `greatest(1, ${MAX_CELLS} / greatest(1, (SELECT count(*) FROM sheet_column WHERE sheet_id = $1)))`;
  const maxItems = table === 'sheet_row' ? `least($4::bigint, ${wholeRows})` : '$4::bigint';
  const read = [
    `whole AS MATERIALIZED (${ACTIVE_SHEET})`,
    `item_limit AS MATERIALIZED (SELECT ${maxItems} AS items)`,
    `start AS MATERIALIZED (SELECT ${isWindow ? START(table, order) : HEAD} AS position)`,
    `${as} AS MATERIALIZED (
      SELECT * FROM ${table} AS ${as}
      WHERE sheet_id = (SELECT id FROM whole) AND ${order} > $3 AND ${order} > (SELECT position FROM start)
        AND ${condition}
      ORDER BY ${order} LIMIT (SELECT items FROM item_limit))`,
    ...tables(detail),
    `written AS (SELECT ${as}.${order}::bigint AS position, ${body(detail)} AS body FROM ${from(detail)})`,
  ];
  return `WITH ${read.join(',\n')}
    SELECT start.position::bigint AS position, items AS bytes, ${head} AS body, ${STATE} AS state,
      ${isWindow ? LAST(table, order) : 'NULL::bigint'} AS last
    FROM whole AS sheet, item_limit, start
    UNION ALL
    SELECT position, bytes, body, NULL, NULL FROM (
      SELECT position, body, sum(octet_length(body)) OVER (ORDER BY position ROWS UNBOUNDED PRECEDING) AS bytes
      FROM written
    ) AS counted WHERE bytes - octet_length(body) < $5`;
}
