import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { AvatarEntity } from './avatar.entity.js';
import { LOCK_LIVING_AGENT } from '../agents/agent.sql.js';

export type NewAvatar = Pick<AvatarEntity, 'stockAvatarId' | 'key' | 'thumbnailKey' | 'url' | 'thumbnailUrl'>;

export type Avatar = Readonly<AvatarEntity>;

const Id = rowOf(AvatarEntity, 'id');
const Removed = rowOf(AvatarEntity, 'id', 'key', 'thumbnailKey');
export type RemovedAvatar = RowOf<typeof Removed>;

@Injectable()
export class AvatarRepository {
  constructor(private readonly db: Database) {}

  /** Serializes changes of an agent's avatars. Returns false when the agent is deleted. */
  async lock(agentId: number): Promise<boolean> {
    const found = await this.db.execute(LOCK_LIVING_AGENT, [agentId]);
    return found > 0;
  }

  /** Returns the primary avatar first, then the others by id; after a `cursor` only others with a greater id. */
  async list(agentId: number, cursor: number, limit: number): Promise<Avatar[]> {
    const avatars = this.db
      .repository(AvatarEntity)
      .createQueryBuilder('avatar')
      .where('avatar.agent_id = :agentId', { agentId });
    if (cursor > 0) avatars.andWhere('avatar.id > :cursor AND NOT avatar.is_primary', { cursor });
    return avatars.orderBy('avatar.isPrimary', 'DESC').addOrderBy('avatar.id').limit(limit).getMany();
  }

  /** Returns the ids in the given order. A stock avatar that the agent already has is not inserted again. */
  async insert(agentId: number, avatars: readonly NewAvatar[]): Promise<number[]> {
    const columns = (['stockAvatarId', 'key', 'thumbnailKey', 'url', 'thumbnailUrl'] as const).map((name) =>
      avatars.map((avatar) => avatar[name]),
    );
    const rows = await this.db.rows(
      Id,
      `INSERT INTO agent_avatar (agent_id, stock_avatar_id, key, thumbnail_key, url, thumbnail_url)
       SELECT $1, avatar.stock_avatar_id, avatar.key, avatar.thumbnail_key, avatar.url, avatar.thumbnail_url
       FROM unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY
         AS avatar (stock_avatar_id, key, thumbnail_key, url, thumbnail_url, number) ORDER BY number
       ON CONFLICT (agent_id, stock_avatar_id) DO UPDATE SET url = excluded.url, thumbnail_url = excluded.thumbnail_url
       RETURNING id`,
      [agentId, ...columns],
    );
    return rows.map(({ id }) => id);
  }

  /** Makes the avatar the only primary one. Returns false when the agent has no such avatar. */
  async makePrimary(agentId: number, id: number): Promise<boolean> {
    await this.db.execute(
      `UPDATE agent_avatar SET is_primary = false WHERE agent_id = $1 AND is_primary AND id <> $2`,
      [agentId, id],
    );
    const found = await this.db.execute(`UPDATE agent_avatar SET is_primary = true WHERE agent_id = $1 AND id = $2`, [
      agentId,
      id,
    ]);
    return found > 0;
  }

  /** Makes the oldest avatar primary when none is. */
  async ensurePrimary(agentId: number): Promise<void> {
    await this.db.execute(
      `UPDATE agent_avatar SET is_primary = true
       WHERE id = (SELECT min(id) FROM agent_avatar WHERE agent_id = $1) AND NOT EXISTS (SELECT
       FROM agent_avatar WHERE agent_id = $1 AND is_primary)`,
      [agentId],
    );
  }

  async remove(agentId: number, ids: readonly number[]): Promise<RemovedAvatar[]> {
    return this.db.rows(
      Removed,
      `DELETE FROM agent_avatar WHERE agent_id = $1 AND id = ANY ($2::bigint[]) RETURNING id, key, thumbnail_key`,
      [agentId, ids],
    );
  }
}
