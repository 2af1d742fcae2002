import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A message that the transaction beside it caused; it stays until it is published and every consumer's receipt is back. */
@Entity('outbox')
@Index('outbox_due', ['publishAfter'])
export class OutboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'outbox_pkey' })
  id!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb')
  payload!: unknown;

  /** Services whose receipt is still out. */
  @Column('text', { array: true })
  pending!: string[];

  @Column('integer', { default: 0 })
  publications!: number;

  @Column('timestamptz', { default: () => 'now()' })
  publishAfter!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** W3C trace context of what sent it. */
  @Column('text', { nullable: true })
  traceparent!: string | null;
}

/** What a consumer has done, so that a second delivery does nothing. */
@Entity('inbox')
export class InboxEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'inbox_pkey' })
  consumer!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'inbox_pkey' })
  messageId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** How often a consumer has failed at a message, and when it tries again. */
@Entity('failed_delivery')
export class FailedDeliveryEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'failed_delivery_pkey' })
  consumer!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'failed_delivery_pkey' })
  messageId!: string;

  @Column('integer')
  attempts!: number;

  @Column('timestamptz')
  dueAt!: Date;
}

/** A message that did not succeed, kept for an operator; the consumer is `outbox` where it could not even be published. */
@Entity('dead_letter')
export class DeadLetterEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'dead_letter_pkey',
  })
  id!: number;

  @Column('text')
  consumer!: string;

  @Column('uuid')
  messageId!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb')
  payload!: unknown;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

export const OUTBOX_ENTITIES = [OutboxEntity, InboxEntity, FailedDeliveryEntity, DeadLetterEntity];
