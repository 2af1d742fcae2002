import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { MoreThan } from 'typeorm';
import { MessageEntity, type ConversationEntity } from './conversation.entity.js';

export type ConversationMessage = Readonly<MessageEntity>;

const EarlierMessages = rowOf(MessageEntity, 'role', 'content');
export type EarlierMessage = RowOf<typeof EarlierMessages>;

export type NewConversation = Pick<ConversationEntity, 'id' | 'organizationId' | 'agentId' | 'userId' | 'title'>;
export type NewMessage = Pick<MessageEntity, 'runId' | 'role' | 'content'> &
  Partial<Pick<MessageEntity, 'attachments' | 'isReport'>>;

/**
 * Inserts into the conversation that the same statement creates or moves, which saves a round trip when many runs start
 * at once.
 */
const INSERT = `INSERT INTO message (conversation_id, run_id, role, content, attachments, is_report)
  SELECT id, $2, $3, $4, $5::jsonb, $6 FROM conversation`;

const valuesOf = (conversationId: string, { runId, role, content, attachments = [], isReport = false }: NewMessage) => [
  conversationId,
  runId,
  role,
  content,
  JSON.stringify(attachments),
  isReport,
];

@Injectable()
export class MessageRepository {
  constructor(private readonly db: Database) {}

  /** Creates a conversation together with its first message. */
  async begin({ id, organizationId, agentId, userId, title }: NewConversation, first: NewMessage): Promise<void> {
    await this.db.execute(
      `WITH conversation AS (
         INSERT INTO conversation (id, organization_id, agent_id, user_id, title) VALUES ($1, $7, $8, $9, $10)
         RETURNING id
       ) ${INSERT}`,
      [...valuesOf(id, first), organizationId, agentId, userId, title],
    );
  }

  /** Moves the conversation to the top. Returns false, adding nothing, if it was deleted. */
  async insert({ conversationId, ...message }: NewMessage & { readonly conversationId: string }): Promise<boolean> {
    const inserted = await this.db.execute(
      `WITH conversation AS (
         UPDATE conversation SET updated_at = now() WHERE id = $1 AND deleted_at IS NULL RETURNING id
       ) ${INSERT}`,
      valuesOf(conversationId, message),
    );
    return inserted > 0;
  }

  /** Returns the messages after `cursor`, oldest first. */
  async listAfter(conversationId: string, cursor: number, limit: number): Promise<ConversationMessage[]> {
    return this.db
      .repository(MessageEntity)
      .find({ where: { conversationId, id: MoreThan(cursor) }, order: { id: 'ASC' }, take: limit });
  }

  /** Returns the newest messages, oldest first. */
  async latest(conversationId: string, limit: number): Promise<ConversationMessage[]> {
    const newest = await this.db
      .repository(MessageEntity)
      .find({ where: { conversationId }, order: { id: 'DESC' }, take: limit });
    return newest.reverse();
  }

  /** Returns the messages before a run's own message without reports, oldest first. */
  async before(conversationId: string, runId: string, limit: number): Promise<EarlierMessage[]> {
    const newest = await this.db.rows(
      EarlierMessages,
      `SELECT role, content FROM message
       WHERE conversation_id = $1 AND NOT is_report
         AND id < (SELECT id FROM message WHERE run_id = $2 AND role = 'user')
       ORDER BY id DESC LIMIT $3`,
      [conversationId, runId, limit],
    );
    return newest.reverse();
  }
}
