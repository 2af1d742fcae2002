import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Index } from 'typeorm';
import type { WebhookType } from './webhook.js';

/** One event to be delivered to one endpoint. Deliveries are scheduled fairly by founder, and by endpoint within. */
@JobTable('webhook_delivery', 'endpointId')
@Index('webhook_delivery_of_agent', ['agentId', 'id'])
@Index('webhook_delivery_undelivered', ['agentId', 'id'], { where: `status IN ('failed', 'stopped')` })
@Index('webhook_delivery_age', ['createdAt'])
export class WebhookDeliveryEntity extends NumberedJobEntity {
  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  endpointId!: number;

  /** Sent as `webhook-id`; the same for all attempts and all endpoints that receive the event. */
  @Column('text')
  messageId!: string;

  @Column('text')
  type!: WebhookType;

  /** The bytes that are signed and sent. */
  @Column('text')
  body!: string;

  /** Number of attempts in all rounds; sending a delivery again starts a new round. */
  @Column('integer', { default: 0 })
  totalAttempts!: number;

  /** HTTP status of the last attempt; null without a response. */
  @Column('integer', { nullable: true })
  responseStatus!: number | null;

  /** Error of the last attempt. */
  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;
}
