import { CHANGE_SET_LIMITS } from './change-set-limits.js';
import {
  createdHash,
  createdImagesOf,
  deletedImagesOf,
  idsOf,
  IMAGED_ITEMS,
  IMAGED_KINDS,
  imagesOf,
  updatedHash,
  type ImagedKind,
} from './imaged-items.sql.js';

const conflict = (kind: string, id: string) => `SELECT '${kind}' AS kind, ${id} AS id`;
/**
 * Each item is looked up by its id: where the statistics do not know the items of a new sheet yet, Postgres would read
 * all of them for each image.
 */
const current = (kind: ImagedKind, id: string) =>
  `LEFT JOIN LATERAL (SELECT * FROM ${IMAGED_ITEMS[kind].table} AS item_now WHERE item_now.id = ${id} OFFSET 0) AS now
   ON now.sheet_id = $1`;

/** The change has created or deleted whole rows or columns. */
const HAS_LINES = (change: string) =>
  `EXISTS (SELECT FROM sheet_change_image WHERE sheet_id = $1 AND change_set = $2 AND kind IN ('row', 'column')
    AND change = '${change}')`;

const updatedSince = (kind: ImagedKind) => `${conflict(kind, '(item ->> 0)::bigint')}
  FROM (${imagesOf(kind, 'updated')}) AS imaged ${current(kind, '(item ->> 0)::bigint')}
  WHERE now.id IS NULL OR ${updatedHash(kind, 'now')} <> (item ->> 2)::bigint`;

/** Cells and layers of a created row or column may be gone; a row or column itself may not. */
const IS_MISSED: Readonly<Record<ImagedKind, string>> = {
  row: 'true',
  column: 'true',
  cell: 'false',
  layer: `NOT ${HAS_LINES('created')}`,
};

const createdSince = (kind: ImagedKind) => `${conflict(kind, 'imaged.id')}
  FROM (${createdImagesOf(kind)}) AS imaged ${current(kind, 'imaged.id')}
  WHERE CASE WHEN now.id IS NULL THEN ${IS_MISSED[kind]} ELSE ${createdHash(kind, 'now')} <> imaged.hash END`;

const deletedSince = (kind: ImagedKind) => `${conflict(kind, 'now.id')}
  FROM (${deletedImagesOf(kind)}) AS imaged
  JOIN ${IMAGED_ITEMS[kind].table} AS now ON now.id = (item ->> 'id')::bigint`;

const LAYERS_WITHOUT_CELL = `${conflict('layer', `(item ->> 'id')::bigint`)}
  FROM (${deletedImagesOf('layer')}) AS imaged
  WHERE NOT ${HAS_LINES('deleted')} AND NOT EXISTS (SELECT FROM cell WHERE cell.id = (item ->> 'cell_id')::bigint)`;

/** Cells of created rows and columns: in rows and columns that were added since, and with layers added since. */
const cellsOf = (kind: 'row' | 'column') => `SELECT of_line.* FROM (${createdImagesOf(kind)}) AS line
  CROSS JOIN LATERAL (SELECT * FROM cell WHERE ${kind}_id = line.id OFFSET 0) AS of_line`;
const CELLS_OF_LINES = `${cellsOf('row')} UNION ${cellsOf('column')}`;
const FILLED_SINCE = `${conflict('cell', 'cell.id')} FROM (${CELLS_OF_LINES}) AS cell
  WHERE (value <> '' OR additional_attributes <> '{}') AND cell.id NOT IN (${idsOf('cell', 'created')})`;
const LAYERS_SINCE = `${conflict('cell', 'cell.id')} FROM (${CELLS_OF_LINES}) AS cell
  JOIN layer ON layer.cell_id = cell.id WHERE layer.id NOT IN (${idsOf('layer', 'created')})`;

/**
 * Later moves that are in effect. A change, its undoing, the undoing of that and so on have one root; two of them that
 * follow each other have no effect together.
 */
const movedSince = (kind: ImagedKind) => `${conflict(kind, 'imaged.id')}
  FROM (${idsOf(kind, 'moved')}) AS imaged ${current(kind, 'imaged.id')}
  WHERE now.id IS NULL OR imaged.id IN (
    SELECT (item ->> 0)::bigint FROM sheet_change_set AS later
    JOIN sheet_change_image AS image ON image.sheet_id = later.sheet_id AND image.change_set = later.change_set
      AND image.kind = '${kind}' AND image.change = 'moved', jsonb_array_elements(image.items) AS item
    WHERE later.sheet_id = $1 AND later.version > $3
    GROUP BY later.root_version, item ->> 0 HAVING count(*) % 2 = 1
  )`;

const VARIABLES_SINCE = `${conflict('sheet', '$1::bigint')}
  FROM (
    SELECT (item ->> 0)::integer AS position, (item ->> 1)::bigint AS hash
    FROM (${imagesOf('variable', 'created')}) AS imaged
  ) AS written FULL JOIN (
    SELECT position, hash_record_extended(ROW(key, value), 0) AS hash
    FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id WHERE sheet_id = $1
  ) AS now USING (position)
  WHERE written.hash IS DISTINCT FROM now.hash AND EXISTS (
    SELECT FROM sheet_change_image WHERE sheet_id = $1 AND change_set = $2 AND kind = 'variable')`;

/** Selects items of a change that have changed since. $1 is the sheet, $2 the change set, $3 its version. */
export const CONFLICTS = `SELECT DISTINCT kind, id FROM (
  ${[
    ...IMAGED_KINDS.flatMap((kind) => [updatedSince(kind), createdSince(kind), deletedSince(kind)]),
    ...(['row', 'column', 'layer'] as const).map(movedSince),
    LAYERS_WITHOUT_CELL,
    FILLED_SINCE,
    LAYERS_SINCE,
    VARIABLES_SINCE,
  ].join('\n UNION ALL ')}
) AS conflict ORDER BY kind, id LIMIT ${CHANGE_SET_LIMITS.namedConflicts}`;
