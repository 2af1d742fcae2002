import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { CHANGE_SET_LIMITS } from './change-set-limits.js';
import { CHANGE_SET_SETTING } from './change-set.sql.js';
import type { ChangeSet } from './change-set.js';

/** An item that was moved, and its earlier position. */
export interface MovedItem {
  readonly id: number;
  readonly position: number;
}

/** Makes triggers keep the images of a change, writes those that they do not see, and removes old ones. */
@Injectable()
export class ChangeSetRepository {
  constructor(private readonly db: Database) {}

  /** Makes the triggers keep what the open transaction writes over, as images of this change. */
  async begin({ sheetId, id }: ChangeSet): Promise<void> {
    await this.set(`${sheetId}:${id}`);
  }

  /** Ends what {@link begin} has started. */
  async end(): Promise<void> {
    await this.set('');
  }

  async insertMoved({ sheetId, id }: ChangeSet, kind: string, moved: readonly MovedItem[]): Promise<void> {
    const items = JSON.stringify(moved.map((item) => [item.id, item.position]));
    await this.db.execute(
      `INSERT INTO sheet_change_image (sheet_id, change_set, kind, change, count, bytes, items)
       VALUES ($1, $2, $3, 'moved', $4, $5, $6)`,
      [sheetId, id, kind, moved.length, items.length, items],
    );
  }

  /** Forgets the oldest changes of the sheet whose images exceed its limit. */
  async trim(sheetId: number): Promise<void> {
    await this.db.execute(
      `WITH removed AS (
         DELETE FROM sheet_change_set USING (
           SELECT version, sum(bytes) OVER (ORDER BY version DESC) AS total FROM sheet_change_set WHERE sheet_id = $1
         ) AS kept
         WHERE sheet_id = $1 AND sheet_change_set.version = kept.version AND total > $2 RETURNING change_set
       )
       DELETE FROM sheet_change_image USING removed
       WHERE sheet_id = $1 AND sheet_change_image.change_set = removed.change_set`,
      [sheetId, CHANGE_SET_LIMITS.bytesOfSheet],
    );
  }

  /** Removes changes that can not be undone any more at a time, and returns their number, at most `limit`. */
  async expire(now: Date, limit: number): Promise<number> {
    return this.db.execute(
      `WITH ended AS (
         SELECT sheet_id, version FROM sheet_change_set WHERE expires_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED
       ), removed AS (
         DELETE FROM sheet_change_set USING ended
         WHERE sheet_change_set.sheet_id = ended.sheet_id AND sheet_change_set.version = ended.version
         RETURNING sheet_change_set.sheet_id, change_set
       ), images AS (
         DELETE FROM sheet_change_image AS image USING removed
         WHERE image.sheet_id = removed.sheet_id AND image.change_set = removed.change_set
       ) SELECT FROM removed`,
      [now, limit],
    );
  }

  private async set(value: string): Promise<void> {
    await this.db.execute(`SELECT set_config('${CHANGE_SET_SETTING}', $1, true)`, [value]);
  }
}
