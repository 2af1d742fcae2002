import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { WebhookType } from '../webhook.js';

/** An agent whose events somebody reads as a stream. The row exists from the first stream on. */
@Entity('webhook_listener')
export class WebhookListenerEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  /** Number of events that were recorded, and the position of the last one. */
  @Column('bigint', { default: 0 })
  position!: number;

  /** Position since which every event was recorded. */
  @Column('bigint', { default: 0 })
  completeSince!: number;

  /** Time until which events are recorded; streams extend it. */
  @Column('timestamptz')
  listensUntil!: Date;
}

/** An event for those who read the events of an agent as a stream. */
@Entity('webhook_message')
@Index('webhook_message_age', ['createdAt'])
export class WebhookMessageEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @PrimaryColumn('bigint')
  position!: number;

  /** Sent as `webhook-id`, the same as that of the deliveries of the event. */
  @Column('text')
  messageId!: string;

  @Column('text')
  type!: WebhookType;

  /** The bytes that are signed. */
  @Column('text')
  body!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
