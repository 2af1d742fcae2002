import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Attachment, MessageRole } from './conversation.js';

/** A conversation with an agent, visible to the members of its organization. */
@Entity('conversation')
@Index('conversation_of_agent', ['agentId', 'updatedAt'])
@Index('conversation_of_organization', ['organizationId', 'updatedAt'])
export class ConversationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** The user who started it. */
  @Column('bigint')
  userId!: number;

  @Column('text')
  title!: string;

  @Column('boolean', { default: false })
  pinned!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/** A message. A run has at most one message per role. */
@Entity('message')
@Index('message_of_conversation', ['conversationId', 'id'])
@Index('message_of_run', ['runId', 'role'], { unique: true })
export class MessageEntity extends CreatedEntity {
  @Column('uuid')
  conversationId!: string;

  @Column('uuid')
  runId!: string;

  @Column('text')
  role!: MessageRole;

  @Column('text')
  content!: string;

  @Column('jsonb', { default: [] })
  attachments!: Attachment[];

  /** True if no run wrote it: models do not receive it, because it contains texts of other conversations. */
  @Column('boolean', { default: false })
  isReport!: boolean;
}
