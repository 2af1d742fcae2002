import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message, deleted when it is published and acknowledged by all consumers. */
@Entity('outbox')
@Index('outbox_due', ['publishAfter'])
export class OutboxEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb')
  payload!: unknown;

  /** Services that have not acknowledged the message. */
  @Column('text', { array: true })
  pending!: string[];

  @Column('integer', { default: 0 })
  publications!: number;

  @Column('timestamptz', { default: () => 'now()' })
  publishAfter!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** W3C trace context of the sender. */
  @Column('text', { nullable: true })
  traceparent!: string | null;

  /** The client whose request sent the message. */
  @Column('text', { nullable: true })
  origin!: string | null;
}

/** A message that a consumer has handled; further deliveries are ignored. */
@Entity('inbox')
@Index('inbox_age', ['createdAt'])
export class InboxEntity {
  @PrimaryColumn('text')
  consumer!: string;

  @PrimaryColumn('uuid')
  messageId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** Failed attempts of a consumer at a message, and the time of the next attempt. */
@Entity('failed_delivery')
export class FailedDeliveryEntity {
  @PrimaryColumn('text')
  consumer!: string;

  @PrimaryColumn('uuid')
  messageId!: string;

  @Column('integer')
  attempts!: number;

  @Column('timestamptz')
  dueAt!: Date;
}

/** A message that failed permanently; the consumer is `outbox` if it could not be published. */
@Entity('dead_letter')
export class DeadLetterEntity extends CreatedEntity {
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
}

export const OUTBOX_ENTITIES = [OutboxEntity, InboxEntity, FailedDeliveryEntity, DeadLetterEntity];
