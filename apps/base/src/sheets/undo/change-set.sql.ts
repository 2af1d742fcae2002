import { CHANGE_SET_LIMITS } from './change-set-limits.js';

/** The setting of a transaction that names the sheet and the change set of what it writes. */
export const CHANGE_SET_SETTING = 'reelsheet.change_set';

/** SQL condition of the statement that gives a change its version: nothing behind it belongs to the change. */
export const ENDS_CHANGE_SET = `set_config('${CHANGE_SET_SETTING}', '', true) IS NOT NULL`;

const { bytesOfChange, bytesOfSheet, itemsOfChange, retentionMs } = CHANGE_SET_LIMITS;

const deletedOf = (kind: string) => `coalesce(sum(count) FILTER (WHERE kind = '${kind}' AND change = 'deleted'), 0)`;

const imagesOfLayers = (set: string, change: string) => `sheet_change_image, jsonb_array_elements(items) AS item
  WHERE sheet_id = $1 AND change_set = ${set} AND kind = 'layer' AND change = '${change}'`;

/** SQL expression: deleted layers that the change has created itself, in copies of cells that it deletes again. */
const ownDeletedLayers = (set: string) => `CASE WHEN bool_or(kind = 'layer' AND change = 'created') THEN (
    SELECT count(*) FROM ${imagesOfLayers(set, 'deleted')}
      AND (item ->> 'id')::bigint IN (SELECT (item ->> 0)::bigint FROM ${imagesOfLayers(set, 'created')})
  ) ELSE 0 END`;

/** The table `image` of the statement that increases the version of the sheet $1: a sum of the images of the change. */
export const imageOf = (set: string): string => `
  image AS (
    SELECT *, bytes <= ${bytesOfChange} AND items <= ${itemsOfChange} AS is_complete FROM (
      SELECT count(*) AS images, coalesce(sum(bytes), 0)::bigint AS bytes, coalesce(sum(count), 0) AS items,
        ${deletedOf('row')} AS deleted_rows, ${deletedOf('column')} AS deleted_columns,
        ${deletedOf('layer')} - ${ownDeletedLayers(set)} AS deleted_layers
      FROM sheet_change_image WHERE sheet_id = $1 AND change_set = ${set}
    ) AS summed
  )`;

/** SQL expressions of the id, the user, the root and the `trashMs` of a change set. */
type ChangeSetTerms = Readonly<Record<'set' | 'user' | 'root' | 'trashMs', string>>;

/**
 * The table `saved` of that statement, which the table `recorded` returns: makes the change one that can be undone.
 */
export const changeSetOf = ({ set, user, root, trashMs }: ChangeSetTerms): string => `
  saved AS (
    INSERT INTO sheet_change_set (sheet_id, version, change_set, user_id, bytes, deleted_rows, deleted_columns,
      deleted_layers, root_version, is_complete, expires_at)
    SELECT recorded.id, recorded.version, ${set}, ${user}, image.bytes, deleted_rows, deleted_columns, deleted_layers,
      coalesce(${root}::bigint, recorded.version), is_complete,
      clock_timestamp() + CASE
        WHEN NOT is_complete THEN interval '0'
        WHEN deleted_rows + deleted_columns + deleted_layers > 0 THEN ${trashMs}::bigint * interval '1 ms'
        ELSE interval '${retentionMs} ms'
      END
    FROM recorded, image WHERE images > 0
  )`;

/** SQL expression over `recorded`: something that is kept of the sheet's changes has to be removed. */
export const HAS_SURPLUS = `(recorded.image_bytes > ${bytesOfSheet} OR NOT (SELECT is_complete FROM image))`;
