import { Injectable } from '@nestjs/common';
import type { AgentRef } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { AgentEntity } from './agent.entity.js';

export interface AgentRow extends AgentEntity {
  readonly organizationName: string;
  readonly organizationUuid: string;
  readonly primaryAvatarId: number | null;
  readonly primaryAvatarUrl: string | null;
  readonly voiceId: string | null;
  readonly voiceName: string | null;
  readonly voiceSource: string | null;
}

export type NewAgent = Pick<AgentEntity, 'organizationId' | 'creatorId' | 'name' | 'isSystem'> &
  Partial<Pick<AgentEntity, 'description' | 'timeZone'>>;
export type AgentChanges = Partial<Pick<AgentEntity, 'name' | 'description' | 'timeZone'>>;

const SELECT = `
  SELECT agent.id, agent.uuid, agent.organization_id AS "organizationId", agent.creator_id AS "creatorId", agent.name, agent.description,
         agent.time_zone AS "timeZone", agent.is_system AS "isSystem", agent.created_at AS "createdAt", agent.updated_at AS "updatedAt",
         organization.name AS "organizationName", organization.uuid AS "organizationUuid",
         avatar.id AS "primaryAvatarId", avatar.url AS "primaryAvatarUrl",
         voice.voice_id AS "voiceId", voice.name AS "voiceName", voice.source AS "voiceSource"
  FROM agent JOIN organization ON organization.id = agent.organization_id
       LEFT JOIN agent_avatar AS avatar ON avatar.agent_id = agent.id AND avatar.is_primary
       LEFT JOIN agent_voice AS voice ON voice.agent_id = agent.id
  WHERE agent.deleted_at IS NULL`;

/** Living agents; a deleted one is never found. */
@Injectable()
export class AgentRepository {
  constructor(private readonly db: Database) {}

  async insert(agent: NewAgent): Promise<AgentRow> {
    const { id } = await this.db.repository(AgentEntity).save({ ...agent });
    return (await this.find({ id }))!;
  }

  async find(ref: AgentRef): Promise<AgentRow | undefined> {
    const [column, value] = 'id' in ref ? ['id', ref.id] : ['uuid', ref.uuid];
    return this.db.one(`${SELECT} AND agent.${column} = $1`, [value]);
  }

  async listIn(organizationIds: readonly number[]): Promise<AgentRow[]> {
    return this.db.query(`${SELECT} AND agent.organization_id = ANY ($1::bigint[]) ORDER BY agent.id`, [
      organizationIds,
    ]);
  }

  async update(id: number, changes: AgentChanges): Promise<void> {
    await this.db.repository(AgentEntity).update({ id }, { ...changes, updatedAt: () => 'now()' });
  }

  /** False where it was deleted meanwhile. */
  async softDelete(id: number, now: Date): Promise<boolean> {
    const deleted = await this.db.query(
      `UPDATE agent SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
      [id, now],
    );
    return deleted.length > 0;
  }

  /** Ends the living agents of an organization; gives all that it ever had. */
  async endAllOf(organizationId: number, now: Date): Promise<Pick<AgentEntity, 'id' | 'uuid'>[]> {
    return this.db.query(
      `UPDATE agent SET deleted_at = coalesce(deleted_at, $2) WHERE organization_id = $1 RETURNING id, uuid`,
      [organizationId, now],
    );
  }
}
