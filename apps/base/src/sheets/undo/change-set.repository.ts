import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { CHANGE_SET_SETTING } from './change-set.sql.js';
import type { ChangeSet } from './change-set.js';

/** An item that was moved, and its earlier position. */
export interface MovedItem {
  readonly id: number;
  readonly position: number;
}

/** Makes triggers keep the images of a change, and writes those that they do not see. */
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

  private async set(value: string): Promise<void> {
    await this.db.execute(`SELECT set_config('${CHANGE_SET_SETTING}', $1, true)`, [value]);
  }
}
