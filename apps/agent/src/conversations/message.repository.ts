import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { MoreThan } from 'typeorm';
import { MessageEntity } from './conversation.entity.js';

export type Message = Readonly<MessageEntity>;

const Said = rowOf(MessageEntity, 'role', 'content');
export type SaidMessage = RowOf<typeof Said>;

export type NewMessage = Pick<MessageEntity, 'conversationId' | 'runId' | 'role' | 'content'> &
  Partial<Pick<MessageEntity, 'attachments'>>;

@Injectable()
export class MessageRepository {
  constructor(private readonly db: Database) {}

  async insert(message: NewMessage): Promise<void> {
    await this.db.repository(MessageEntity).insert(message);
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
