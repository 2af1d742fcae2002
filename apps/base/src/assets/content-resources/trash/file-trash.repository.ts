import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { ContentResourceEntity } from '../content-resource.entity.js';
import { LOCK_INSPECTIONS } from '../media-inspection.sql.js';
import type { ChangedBytes } from '../../media/media-store.js';
import { FileTrashBytes } from './file-trash-bytes.sql.js';

const Trashed = rowOf(
  ContentResourceEntity,
  'id',
  'fileName',
  'contentType',
  'objectType',
  'byteSize',
  'folderId',
  'deletedAt',
  'deletedBy',
);
export type TrashedFile = RowOf<typeof Trashed>;

const Keyed = rowOf(ContentResourceEntity, 'id', 'key');

export interface RemovedFiles {
  /** Number of files that were in the trash; other requests may have removed or restored some in between. */
  readonly found: number;
  readonly removed: number;
  readonly bytes: ChangedBytes;
}

/**
 * Files that were deleted and can be restored. A restoration and a removal lock the inspection of the bytes, like every
 * statement that adds or deletes a resource, so exactly one of them succeeds.
 */
@Injectable()
export class FileTrashRepository {
  constructor(
    private readonly db: Database,
    private readonly bytes: FileTrashBytes,
  ) {}

  /**
   * Returns the files that were deleted after this time, the last deleted first. Those without an inspection are left
   * out: a process of an earlier version has deleted their bytes.
   */
  async list(agentId: number, after: Date, skip: number, take: number): Promise<TrashedFile[]> {
    return this.db.rows(
      Trashed,
      `SELECT ${Trashed.columns()} FROM content_resource
       WHERE agent_id = $1 AND in_trash AND deleted_at > $2
         AND EXISTS (SELECT FROM media_inspection WHERE media_inspection.key = content_resource.key)
       ORDER BY deleted_at DESC, id DESC OFFSET $3 LIMIT $4`,
      [agentId, after, skip, take],
    );
  }

  /** Restores a file that was deleted after this time. Returns undefined when it is not in the trash. */
  async restore(agentId: number, id: number, after: Date): Promise<ChangedBytes | undefined> {
    const file = await this.db.row(
      Keyed,
      `SELECT id, key FROM content_resource WHERE id = $1 AND agent_id = $2 AND in_trash`,
      [id, agentId],
    );
    if (!file) return undefined;
    // The bytes are gone without an inspection: a process of an earlier version has deleted them.
    if ((await this.db.execute(LOCK_INSPECTIONS, [[file.key]])) === 0) return undefined;
    const shown = await this.bytes.restoreAddresses(file.key);
    const restored = await this.db.execute(
      `UPDATE content_resource SET deleted_at = NULL, deleted_by = NULL, in_trash = false
       WHERE id = $1 AND in_trash AND deleted_at > $2`,
      [id, after],
    );
    return restored > 0 ? shown : undefined;
  }

  /** Removes files for good, up to `limit`, or the one with this id; also those whose time in the trash has ended. */
  async remove(agentId: number, limit: number, id?: number): Promise<RemovedFiles> {
    return this.removeAll(
      await this.db.rows(
        Keyed,
        `SELECT id, key FROM content_resource
         WHERE agent_id = $1 AND in_trash AND ($2::bigint IS NULL OR id = $2) LIMIT $3`,
        [agentId, id ?? null, limit],
      ),
    );
  }

  /** Removes files of all agents that were not deleted after this time. */
  async expire(until: Date, limit: number): Promise<RemovedFiles> {
    return this.removeAll(
      await this.db.rows(
        Keyed,
        `SELECT id, key FROM content_resource WHERE in_trash AND deleted_at <= $1 ORDER BY deleted_at LIMIT $2`,
        [until, limit],
      ),
    );
  }

  private async removeAll(files: readonly RowOf<typeof Keyed>[]): Promise<RemovedFiles> {
    const [ids, keys] = [files.map(({ id }) => id), files.map(({ key }) => key)];
    await this.db.execute(LOCK_INSPECTIONS, [keys]);
    const removed = await this.db.execute(
      `UPDATE content_resource SET in_trash = false WHERE id = ANY ($1::bigint[]) AND in_trash`,
      [ids],
    );
    return { found: files.length, removed, bytes: await this.bytes.settle(keys) };
  }
}
