import { Injectable } from '@nestjs/common';
import { bigint, Database, row } from '@reelsheet/platform-database';
import { CHANGE_SET_LIMITS } from './change-set-limits.js';

const SheetId = row({ sheetId: bigint() });

const IS_DELETION = 'undone_at IS NULL AND deleted_rows + deleted_columns + deleted_layers > 0';

/**
 * Removes what is kept of changes, outside of requests. Changes that are being undone are skipped, and the row of the
 * sheet is locked last.
 */
@Injectable()
export class ChangeSetRemovalRepository {
  constructor(private readonly db: Database) {}

  /** Makes changes expire whose images exceed the limit of the sheet: the oldest first, deletions last. */
  async expireSurplus(sheetId: number): Promise<void> {
    await this.db.execute(
      `WITH kept AS (
         SELECT version, sum(bytes) OVER () AS bytes_of_sheet,
           sum(bytes) OVER (ORDER BY (${IS_DELETION}) DESC, version DESC) AS total
         FROM sheet_change_set WHERE sheet_id = $1 AND expires_at > clock_timestamp()
       ), surplus AS MATERIALIZED (
         SELECT change.version FROM sheet_change_set AS change JOIN kept USING (version)
         WHERE sheet_id = $1 AND bytes_of_sheet > $2 AND total > $3
         FOR UPDATE OF change SKIP LOCKED
       )
       UPDATE sheet_change_set SET expires_at = clock_timestamp() FROM surplus
       WHERE sheet_id = $1 AND sheet_change_set.version = surplus.version`,
      [sheetId, CHANGE_SET_LIMITS.bytesOfSheet, CHANGE_SET_LIMITS.bytesOfTrimmedSheet],
    );
  }

  /**
   * Removes a portion of the images of changes that can not be undone any more, and changes without images. Returns 0
   * when nothing is left.
   */
  async removeExpired(sheetId: number): Promise<number> {
    const { expiredAtOnce, imagesAtOnce, expiredBytesAtOnce } = CHANGE_SET_LIMITS;
    return this.db.execute(
      `WITH ended AS MATERIALIZED (
         SELECT version, change_set FROM sheet_change_set
         WHERE sheet_id = $1 AND expires_at <= clock_timestamp() ORDER BY version LIMIT $2 FOR UPDATE SKIP LOCKED
       ), portion AS MATERIALIZED (
         SELECT image.* FROM ended CROSS JOIN LATERAL (
           SELECT change_set, id, bytes FROM sheet_change_image
           WHERE sheet_id = $1 AND change_set = ended.change_set ORDER BY id LIMIT $3
         ) AS image ORDER BY version, id LIMIT $3
       ), removed AS (
         DELETE FROM sheet_change_image AS image
         USING (SELECT change_set, id, sum(bytes) OVER (ORDER BY id) - bytes AS earlier FROM portion) AS chosen
         WHERE sheet_id = $1 AND image.change_set = chosen.change_set AND image.id = chosen.id AND earlier < $4
         RETURNING image.id, image.bytes
       ), emptied AS (
         DELETE FROM sheet_change_set AS change USING ended
         WHERE sheet_id = $1 AND change.version = ended.version AND NOT EXISTS (
           SELECT FROM sheet_change_image AS image
           WHERE sheet_id = $1 AND image.change_set = ended.change_set AND image.id NOT IN (SELECT id FROM removed))
       ), freed AS (
         UPDATE sheet SET image_bytes = image_bytes - (SELECT sum(bytes) FROM removed)
         WHERE id = $1 AND EXISTS (SELECT FROM removed)
       )
       SELECT FROM ended`,
      [sheetId, expiredAtOnce, imagesAtOnce, expiredBytesAtOnce],
    );
  }

  /** Returns sheets behind `after` with changes that can not be undone any more, by id. */
  async sheetsWithExpired(after: number, limit: number): Promise<number[]> {
    const sheets = await this.db.rows(
      SheetId,
      `SELECT DISTINCT sheet_id FROM sheet_change_set WHERE expires_at <= clock_timestamp() AND sheet_id > $1
       ORDER BY sheet_id LIMIT $2`,
      [after, limit],
    );
    return sheets.map(({ sheetId }) => sheetId);
  }
}
