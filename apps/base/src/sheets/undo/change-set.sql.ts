import { CHANGE_SET_LIMITS } from './change-set-limits.js';

/** The setting of a transaction that names the sheet and the change set of what it writes. */
export const CHANGE_SET_SETTING = 'reelsheet.change_set';

/** SQL condition of the statement that gives a change its version: nothing behind it belongs to the change. */
export const ENDS_CHANGE_SET = `set_config('${CHANGE_SET_SETTING}', '', true) IS NOT NULL`;

const { bytesOfChange, itemsOfChange, retentionMs, trashMs } = CHANGE_SET_LIMITS;

const deletedOf = (kind: string) =>
  `coalesce(sum(count) FILTER (WHERE kind = '${kind}' AND change = 'deleted'), 0) AS deleted_${kind}s`;

/**
 * Tables of the statement that increases the version of a sheet, which the table `recorded` returns: `image` sums up
 * the images of the change, `saved` makes it one that can be undone. Arguments are SQL expressions.
 */
export const changeSetOf = ({ set, user, root }: Readonly<Record<'set' | 'user' | 'root', string>>): string => `
  image AS (
    SELECT count(*) AS images, coalesce(sum(bytes), 0)::bigint AS bytes, coalesce(sum(count), 0) AS items,
      ${['row', 'column', 'layer'].map(deletedOf).join(', ')}
    FROM sheet_change_image WHERE sheet_id = (SELECT id FROM recorded) AND change_set = ${set}
  ), saved AS (
    INSERT INTO sheet_change_set (sheet_id, version, change_set, user_id, bytes, deleted_rows, deleted_columns,
      deleted_layers, root_version, is_complete, expires_at)
    SELECT recorded.id, recorded.version, ${set}, ${user}, image.bytes, deleted_rows, deleted_columns, deleted_layers,
      coalesce(${root}::bigint, recorded.version), image.bytes <= ${bytesOfChange} AND items <= ${itemsOfChange},
      clock_timestamp() + CASE
        WHEN image.bytes > ${bytesOfChange} OR items > ${itemsOfChange} THEN interval '0'
        WHEN deleted_rows + deleted_columns + deleted_layers > 0 THEN interval '${trashMs / 1_000} seconds'
        ELSE interval '${retentionMs / 1_000} seconds'
      END
    FROM recorded, image WHERE images > 0
  )`;
