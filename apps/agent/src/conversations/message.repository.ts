import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { MoreThan } from 'typeorm';
import { MessageEntity, type ConversationEntity } from './conversation.entity.js';

export type Message = Readonly<MessageEntity>;

const Said = rowOf(MessageEntity, 'role', 'content');
export type SaidMessage = RowOf<typeof Said>;

export type NewConversation = Pick<ConversationEntity, 'id' | 'organizationId' | 'agentId' | 'userId' | 'title'>;
export type NewMessage = Pick<MessageEntity, 'runId' | 'role' | 'content'> &
  Partial<Pick<MessageEntity, 'attachments'>>;

/** Into the conversation that the statement begins or moves: many begin at once, and each round trip costs all of them. */
const INSERT = `INSERT INTO message (conversation_id, run_id, role, content, attachments) SELECT id, $2, $3, $4, $5::jsonb FROM conversation`;

const valuesOf = (conversationId: string, { runId, role, content, attachments = [] }: NewMessage) => [
  conversationId,
  runId,
  role,
  content,
  JSON.stringify(attachments),
];

@Injectable()
export class MessageRepository {
  constructor(private readonly db: Database) {}

  /** The first one, with the conversation that it begins. */
  async begin({ id, organizationId, agentId, userId, title }: NewConversation, first: NewMessage): Promise<void> {
    await this.db.execute(
      `WITH conversation AS (
         INSERT INTO conversation (id, organization_id, agent_id, user_id, title) VALUES ($1, $6, $7, $8, $9) RETURNING id
       ) ${INSERT}`,
      [...valuesOf(id, first), organizationId, agentId, userId, title],
    );
  }

  /** Moves the conversation to the top; false, and nothing added, where that was deleted meanwhile. */
  async insert({ conversationId, ...message }: NewMessage & { readonly conversationId: string }): Promise<boolean> {
    const inserted = await this.db.execute(
      `WITH conversation AS (
         UPDATE conversation SET updated_at = now() WHERE id = $1 AND deleted_at IS NULL RETURNING id
       ) ${INSERT}`,
      valuesOf(conversationId, message),
    );
    return inserted > 0;
  }

  /** Oldest first, those after `cursor`. */
  async listAfter(conversationId: string, cursor: number, limit: number): Promise<Message[]> {
    return this.db
      .repository(MessageEntity)
      .find({ where: { conversationId, id: MoreThan(cursor) }, order: { id: 'ASC' }, take: limit });
  }

  /** The newest ones, oldest first. */
  async latest(conversationId: string, limit: number): Promise<Message[]> {
    const newest = await this.db
      .repository(MessageEntity)
      .find({ where: { conversationId }, order: { id: 'DESC' }, take: limit });
    return newest.reverse();
  }

  /** What was said before a run's own message, oldest first. */
  async before(conversationId: string, runId: string, limit: number): Promise<SaidMessage[]> {
    const newest = await this.db.rows(
      Said,
      `SELECT role, content FROM message
       WHERE conversation_id = $1 AND id < (SELECT id FROM message WHERE run_id = $2 AND role = 'user') ORDER BY id DESC LIMIT $3`,
      [conversationId, runId, limit],
    );
    return newest.reverse();
  }
}
