import { Injectable } from '@nestjs/common';
import type { AgentRef } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { bigint, boolean, Database, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { KnownAgentEntity } from './known-agent.entity.js';

const Known = rowOf(KnownAgentEntity, 'id', 'uuid', 'organizationId').with({
  /** Null, like name and time zone, only of an agent that was gone before it was known. */
  creatorId: bigint(),
  name: text(),
  timeZone: text(),
  isDeleted: boolean(),
});
export type KnownAgent = RowOf<typeof Known>;

export type DeletedAgent = Pick<AgentRecord, 'id' | 'uuid' | 'organizationId'>;

/** The only writer of `known_agent`. News may come twice and in any order. */
@Injectable()
export class KnownAgentRepository {
  constructor(private readonly db: Database) {}

  async find(ref: AgentRef): Promise<KnownAgent | undefined> {
    const [column, value] = 'id' in ref ? ['id', ref.id] : ['uuid', ref.uuid];
    return this.db.row(
      Known,
      `SELECT id, uuid, organization_id, creator_id, name, time_zone, deleted_at IS NOT NULL AS is_deleted
        FROM known_agent WHERE ${column} = $1`,
      [value],
    );
  }

  /**
   * Stores information that is not older than the stored one; without a time it counts as current.
   * A deleted agent remains deleted.
   */
  async upsert(agent: AgentRecord, asOf: string | undefined): Promise<void> {
    await this.db.execute(
      `INSERT INTO known_agent (id, uuid, organization_id, creator_id, name, time_zone, as_of)
       VALUES ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now()))
       ON CONFLICT (id) DO UPDATE SET creator_id = excluded.creator_id, name = excluded.name,
       time_zone = excluded.time_zone, as_of = excluded.as_of
       WHERE known_agent.deleted_at IS NULL AND known_agent.as_of <= excluded.as_of`,
      [agent.id, agent.uuid, agent.organizationId, agent.creatorId, agent.name, agent.timeZone, asOf ?? null],
    );
  }

  /** Deletes for good, also what was never known. */
  async markDeleted(agents: readonly DeletedAgent[]): Promise<void> {
    await this.db.execute(
      `INSERT INTO known_agent (id, uuid, organization_id, as_of, deleted_at)
       SELECT gone.id, gone.uuid, gone.organization_id, now(), now() FROM unnest($1::bigint[], $2::uuid[],
       $3::bigint[]) AS gone (id, uuid, organization_id)
       ON CONFLICT (id) DO UPDATE SET deleted_at = coalesce(known_agent.deleted_at, now())`,
      [agents.map(({ id }) => id), agents.map(({ uuid }) => uuid), agents.map(({ organizationId }) => organizationId)],
    );
  }

  async markAllDeletedOf(organizationId: number): Promise<void> {
    await this.db.execute(
      `UPDATE known_agent SET deleted_at = coalesce(deleted_at, now()) WHERE organization_id = $1`,
      [organizationId],
    );
  }
}
