import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { ContentResourceEntity, MediaInspectionEntity } from './content-resource.entity.js';
import { LOCK_INSPECTIONS } from './media-inspection.sql.js';

const Resource = rowOf(ContentResourceEntity, 'id', 'key');
const Orphan = rowOf(MediaInspectionEntity, 'key');

/** Deletes the content resources of a deleted organization, and separates others from a removed sheet. */
@Injectable()
export class ContentResourceErasure {
  constructor(private readonly db: Database) {}

  /**
   * Deletes up to `limit` resources. Returns their number and the keys that no other resource uses. Locks their
   * inspections first, like every statement that adds or deletes a resource.
   */
  async remove(organizationId: number, limit: number): Promise<{ removed: number; orphanedKeys: string[] }> {
    const resources = await this.db.rows(
      Resource,
      `SELECT id, key FROM content_resource WHERE organization_id = $1 ORDER BY key LIMIT $2`,
      [organizationId, limit],
    );
    const [ids, keys] = [resources.map(({ id }) => id), resources.map(({ key }) => key)];
    await this.db.execute(LOCK_INSPECTIONS, [keys]);
    await this.db.execute(`DELETE FROM content_resource WHERE id = ANY ($1::bigint[])`, [ids]);
    const orphaned = await this.db.rows(
      Orphan,
      `DELETE FROM media_inspection WHERE key = ANY ($1::text[])
       AND NOT EXISTS (SELECT FROM content_resource
       WHERE content_resource.key = media_inspection.key AND deleted_at IS NULL) RETURNING key`,
      [keys],
    );
    return { removed: resources.length, orphanedKeys: orphaned.map(({ key }) => key) };
  }

  /** Separates up to `limit` resources from their sheet; they stay in the agent's library. Returns their number. */
  async releaseFromSheet(agentId: number, sheetId: number, limit: number): Promise<number> {
    return this.db.execute(
      `UPDATE content_resource SET sheet_id = NULL
       WHERE id = ANY (ARRAY(SELECT id FROM content_resource WHERE agent_id = $1 AND sheet_id = $2 LIMIT $3))`,
      [agentId, sheetId, limit],
    );
  }
}
