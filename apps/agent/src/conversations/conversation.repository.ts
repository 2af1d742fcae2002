import { Injectable } from '@nestjs/common';
import { joinLivingAgent } from '@reelsheet/platform-agent-directory';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, rowOf, uuid, type RowOf } from '@reelsheet/platform-database';
import type { Page } from '../paging.js';
import { ConversationEntity } from './conversation.entity.js';

const Own = rowOf(ConversationEntity, 'id', 'organizationId', 'agentId', 'title', 'pinned', 'createdAt', 'updatedAt');
const ConversationRow = Own.with({ agentUuid: uuid() });
export type Conversation = RowOf<typeof ConversationRow>;

export type ConversationChanges = Partial<Pick<ConversationEntity, 'title' | 'pinned'>>;

const SELECT = `
  SELECT ${Own.columns('conversation')}, known_agent.uuid AS agent_uuid
  FROM conversation ${joinLivingAgent('conversation.agent_id')}
  WHERE conversation.deleted_at IS NULL`;

const Belonging = rowOf(ConversationEntity, 'agentId');

/** Conversations of existing agents; deleted conversations are never returned. */
@Injectable()
export class ConversationRepository implements RecordOwner<string> {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<Conversation | undefined> {
    return this.db.row(ConversationRow, `${SELECT} AND conversation.id = $1`, [id]);
  }

  async ownerOf(id: string): Promise<Owner | undefined> {
    return this.db.row(Belonging, `SELECT agent_id FROM conversation WHERE id = $1 AND deleted_at IS NULL`, [id]);
  }

  /** Returns pinned conversations first, then by last change, newest first. */
  async list(
    organizationIds: readonly number[],
    agentId: number | undefined,
    { size, page }: Page,
  ): Promise<Conversation[]> {
    return this.db.rows(
      ConversationRow,
      `${SELECT} AND conversation.organization_id = ANY ($1::bigint[]) AND ($2::bigint IS NULL OR conversation.agent_id = $2)
       ORDER BY conversation.pinned DESC, conversation.updated_at DESC, conversation.id LIMIT $3 OFFSET $4`,
      [organizationIds, agentId ?? null, size, (page - 1) * size],
    );
  }

  async update(id: string, changes: ConversationChanges): Promise<void> {
    await this.db.repository(ConversationEntity).update({ id }, changes);
  }

  async softDelete(id: string, now: Date): Promise<void> {
    await this.db.execute(`UPDATE conversation SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL`, [id, now]);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(ConversationEntity).delete({ organizationId });
  }
}
