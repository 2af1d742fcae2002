import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { SheetEntity } from '../sheet/sheet.entity.js';
import type { SheetScope } from '../sheet/sheet.js';

const Trashed = rowOf(SheetEntity, 'id', 'uuid', 'slug', 'title', 'deletedAt', 'deletedBy');
export type TrashedSheet = RowOf<typeof Trashed>;

const Leaving = rowOf(SheetEntity, 'id', 'organizationId');
export type LeavingSheet = RowOf<typeof Leaving>;

/** The sheet $1 of the agent $2, if it is in the trash. */
const IN_TRASH = 'id = $1 AND agent_id = $2 AND deleted_at IS NOT NULL AND NOT is_removed';

/** Deleted sheets that can be restored, and those that leave the trash. */
@Injectable()
export class SheetTrashRepository {
  constructor(private readonly db: Database) {}

  /** Returns the sheets that were deleted after this time, the last deleted first. */
  async list(agentId: number, after: Date, skip: number, take: number): Promise<TrashedSheet[]> {
    return this.db.rows(
      Trashed,
      `SELECT ${Trashed.columns()} FROM sheet WHERE agent_id = $1 AND deleted_at > $2 AND NOT is_removed
       ORDER BY deleted_at DESC, id DESC OFFSET $3 LIMIT $4`,
      [agentId, after, skip, take],
    );
  }

  /**
   * Restores a sheet that was deleted after this time. It stays the default sheet unless the agent has another one.
   * Returns false when it is not in the trash.
   */
  async restore({ agentId, sheetId }: SheetScope, after: Date): Promise<boolean> {
    const restored = await this.db.execute(
      `UPDATE sheet SET deleted_at = NULL, deleted_by = NULL, is_default = is_default AND NOT EXISTS (
         SELECT FROM sheet AS other WHERE other.agent_id = $2 AND other.is_default AND other.deleted_at IS NULL
       ) WHERE ${IN_TRASH} AND deleted_at > $3`,
      [sheetId, agentId, after],
    );
    return restored > 0;
  }

  async has({ agentId, sheetId }: SheetScope): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM sheet WHERE ${IN_TRASH}`, [sheetId, agentId])) > 0;
  }

  /**
   * Takes a sheet out of the trash for good, whether or not its time has ended. Returns undefined when it is not there,
   * or has changed after this version.
   */
  async remove({ agentId, sheetId }: SheetScope, version?: number): Promise<LeavingSheet | undefined> {
    return this.db.row(
      Leaving,
      `UPDATE sheet SET is_removed = true WHERE ${IN_TRASH} AND ($3::bigint IS NULL OR version <= $3)
       RETURNING ${Leaving.columns()}`,
      [sheetId, agentId, version ?? null],
    );
  }

  /** Takes up to `limit` sheets that were not deleted after this time out of the trash, those of all agents. */
  async expire(until: Date, limit: number): Promise<LeavingSheet[]> {
    return this.db.rows(
      Leaving,
      `UPDATE sheet SET is_removed = true
       WHERE id = ANY (ARRAY(
         SELECT id FROM sheet WHERE deleted_at <= $1 AND NOT is_removed ORDER BY deleted_at LIMIT $2
         FOR NO KEY UPDATE SKIP LOCKED
       )) RETURNING ${Leaving.columns()}`,
      [until, limit],
    );
  }
}
