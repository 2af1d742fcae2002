import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { ContentResourceEntity } from './content-resource.entity.js';
import type { ChangedBytes } from '../media/media-store.js';
import { LOCK_INSPECTIONS } from './media-inspection.sql.js';
import { FileTrashBytes } from './trash/file-trash-bytes.sql.js';

const Resource = rowOf(ContentResourceEntity, 'id', 'key');

/** Deletes the content resources of a deleted organization, and separates others from a removed sheet. */
@Injectable()
export class ContentResourceErasure {
  constructor(
    private readonly db: Database,
    private readonly bytes: FileTrashBytes,
  ) {}

  /**
   * Deletes up to `limit` resources, also those in the trash. Returns their number and what becomes of their bytes,
   * which resources of other organizations may use. Locks their inspections first, like every statement that adds or
   * deletes a resource.
   */
  async remove(organizationId: number, limit: number): Promise<{ removed: number; bytes: ChangedBytes }> {
    const resources = await this.db.rows(
      Resource,
      `SELECT id, key FROM content_resource WHERE organization_id = $1 ORDER BY key LIMIT $2`,
      [organizationId, limit],
    );
    const [ids, keys] = [resources.map(({ id }) => id), resources.map(({ key }) => key)];
    await this.db.execute(LOCK_INSPECTIONS, [keys]);
    await this.db.execute(`DELETE FROM content_resource WHERE id = ANY ($1::bigint[])`, [ids]);
    return { removed: resources.length, bytes: await this.bytes.settle(keys) };
  }

  /** Separates up to `limit` resources from their sheet; they stay in the agent's library. Returns their number. */
  async releaseFromSheet(sheetId: number, limit: number): Promise<number> {
    return this.db.execute(
      `UPDATE content_resource SET sheet_id = NULL
       WHERE id = ANY (ARRAY(SELECT id FROM content_resource WHERE sheet_id = $1 LIMIT $2))`,
      [sheetId, limit],
    );
  }
}
