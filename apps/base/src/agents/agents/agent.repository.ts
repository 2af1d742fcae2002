import { Injectable } from '@nestjs/common';
import type { AgentRef } from '@reelsheet/kernel';
import { bigint, Database, nullable, rowOf, text, typeOf, uuid, type RowOf } from '@reelsheet/platform-database';
import { joinPrimaryAvatar } from '../avatars/avatar.sql.js';
import { joinMadeVoice } from '../voices/voice.sql.js';
import { joinOrganization } from '../../accounts/organizations/organization.sql.js';
import { AVAILABLE_CREDITS, joinCreditAccount } from '../../billing/credits/credit-account.sql.js';
import { AgentEntity } from './agent.entity.js';
import { AgentVoiceEntity } from './agent-voice/agent-voice.entity.js';

const Own = rowOf(
  AgentEntity,
  'id',
  'uuid',
  'organizationId',
  'creatorId',
  'name',
  'description',
  'timeZone',
  'isSystem',
  'createdAt',
  'updatedAt',
);
const Agent = Own.with({
  organizationName: text(),
  organizationUuid: uuid(),
  primaryAvatarId: nullable(bigint()),
  primaryAvatarUrl: nullable(text()),
  voiceId: nullable(typeOf(AgentVoiceEntity, 'voiceId')),
  voiceName: typeOf(AgentVoiceEntity, 'name'),
  voiceSource: typeOf(AgentVoiceEntity, 'source'),
  voicePreviewUrl: nullable(text()),
});
export type AgentRow = RowOf<typeof Agent>;

/** The columns that each request of an agent needs. */
const Record = rowOf(AgentEntity, 'id', 'uuid', 'organizationId', 'creatorId', 'name', 'timeZone');
const Scoped = Record.with({ availableCredits: bigint() });

const DeletedAgent = rowOf(AgentEntity, 'id', 'uuid');

export type NewAgent = Pick<AgentEntity, 'organizationId' | 'creatorId' | 'name' | 'isSystem'> &
  Partial<Pick<AgentEntity, 'description' | 'timeZone'>>;
export type AgentChanges = Partial<Pick<AgentEntity, 'name' | 'description' | 'timeZone'>>;

const SELECT = `
  SELECT ${Own.columns('agent')},
         organization.name AS organization_name, organization.uuid AS organization_uuid,
         avatar.id AS primary_avatar_id, avatar.url AS primary_avatar_url,
         voice.voice_id, voice.name AS voice_name, voice.source AS voice_source,
         made_voice.preview_url AS voice_preview_url
  FROM agent ${joinOrganization('agent.organization_id')}
       ${joinPrimaryAvatar('agent.id')}
       LEFT JOIN agent_voice AS voice ON voice.agent_id = agent.id
       ${joinMadeVoice('agent.id', 'voice.voice_id')}
  WHERE agent.deleted_at IS NULL`;

/** Finds only agents that are not deleted. */
@Injectable()
export class AgentRepository {
  constructor(private readonly db: Database) {}

  async insert(agent: NewAgent): Promise<AgentRow> {
    const { id } = await this.db.repository(AgentEntity).save({ ...agent });
    return (await this.find({ id }))!;
  }

  /**
   * Returns the number of the organization's agents besides its system agent, and locks the count until the transaction
   * ends.
   */
  async lockCount(organizationId: number): Promise<number> {
    await this.db.lock('agents of an organization', organizationId);
    return this.db.execute(`SELECT FROM agent WHERE organization_id = $1 AND NOT is_system AND deleted_at IS NULL`, [
      organizationId,
    ]);
  }

  async find(ref: AgentRef): Promise<AgentRow | undefined> {
    const [column, value] = columnOf(ref);
    return this.db.row(Agent, `${SELECT} AND agent.${column} = $1`, [value]);
  }

  /** Like {@link find}, with the credits of the organization instead of what belongs to other tables. */
  async findRecord(ref: AgentRef): Promise<RowOf<typeof Scoped> | undefined> {
    const [column, value] = columnOf(ref);
    return this.db.row(
      Scoped,
      `SELECT ${Record.columns('agent')}, ${AVAILABLE_CREDITS} AS available_credits
       FROM agent ${joinCreditAccount('agent.organization_id')}
       WHERE agent.deleted_at IS NULL AND agent.${column} = $1`,
      [value],
    );
  }

  async listIn(organizationIds: readonly number[]): Promise<AgentRow[]> {
    return this.db.rows(Agent, `${SELECT} AND agent.organization_id = ANY ($1::bigint[]) ORDER BY agent.id`, [
      organizationIds,
    ]);
  }

  async update(id: number, changes: AgentChanges): Promise<void> {
    await this.db.repository(AgentEntity).update({ id }, { ...changes, updatedAt: () => 'now()' });
  }

  /** Returns false when the agent is already deleted. */
  async softDelete(id: number, now: Date): Promise<boolean> {
    const deleted = await this.db.execute(`UPDATE agent SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL`, [
      id,
      now,
    ]);
    return deleted > 0;
  }

  /** Deletes the agents of an organization. Returns all agents it ever had. */
  async endAllOf(organizationId: number, now: Date): Promise<RowOf<typeof DeletedAgent>[]> {
    return this.db.rows(
      DeletedAgent,
      `UPDATE agent SET deleted_at = coalesce(deleted_at, $2) WHERE organization_id = $1 RETURNING id, uuid`,
      [organizationId, now],
    );
  }
}

const columnOf = (ref: AgentRef): readonly [string, unknown] => ('id' in ref ? ['id', ref.id] : ['uuid', ref.uuid]);
