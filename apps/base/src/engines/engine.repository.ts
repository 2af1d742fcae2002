import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { EngineScope } from './engine.js';
import { EngineEntity } from './engine.entity.js';

export type NewEngine = Pick<EngineEntity, 'slug' | 'organizationId' | 'agentId' | 'title' | 'isDefault'>;

const LIVING = 'id = $1 AND agent_id = $2 AND deleted_at IS NULL';

@Injectable()
export class EngineRepository {
  constructor(private readonly db: Database) {}

  async insert(engine: NewEngine): Promise<number> {
    return (await this.db.repository(EngineEntity).save({ ...engine })).id;
  }

  async find({ agentId, engineId }: EngineScope): Promise<EngineEntity | undefined> {
    return (await this.db.repository(EngineEntity).createQueryBuilder('engine').where('engine.id = :engineId AND engine.agent_id = :agentId AND engine.deleted_at IS NULL', { engineId, agentId }).getOne()) ?? undefined;
  }

  /** Locks the engine for a change and counts its version on; false where there is none. */
  async beginChange({ agentId, engineId }: EngineScope): Promise<boolean> {
    return (await this.db.query(`UPDATE engine SET version = version + 1, updated_at = now() WHERE ${LIVING} RETURNING id`, [engineId, agentId])).length > 0;
  }

  /** Keeps the engine from changing until the open transaction ends. */
  async holdStill({ agentId, engineId }: EngineScope): Promise<{ title: string } | undefined> {
    return this.db.one(`SELECT title FROM engine WHERE ${LIVING} FOR SHARE`, [engineId, agentId]);
  }

  async update(engineId: number, { title, isDefault }: { title?: string; isDefault?: boolean }): Promise<void> {
    await this.db.query(`UPDATE engine SET title = coalesce($2, title), is_default = coalesce($3, is_default) WHERE id = $1`, [engineId, title ?? null, isDefault ?? null]);
  }

  /** The agent's other engines are no longer its default. */
  async clearDefault(agentId: number, except: number): Promise<void> {
    await this.db.query(`UPDATE engine SET is_default = false WHERE agent_id = $1 AND is_default AND id <> $2`, [agentId, except]);
  }

  async defaultOf(agentId: number): Promise<number | null> {
    const engine = await this.db.one<{ id: number }>(`SELECT max(id) AS id FROM engine WHERE agent_id = $1 AND is_default AND deleted_at IS NULL`, [agentId]);
    return engine?.id ?? null;
  }

  async markDeleted(engineId: number, now: Date): Promise<void> {
    await this.db.query(`UPDATE engine SET deleted_at = $2 WHERE id = $1`, [engineId, now]);
  }
}
