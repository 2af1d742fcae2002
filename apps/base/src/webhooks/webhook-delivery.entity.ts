import { JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { WebhookType } from './webhook.js';

/** One event on its way to one endpoint, whose turn it takes. */
@JobTable('webhook_delivery', 'endpointId')
@Index('webhook_delivery_of_agent', ['agentId', 'id'])
@Index('webhook_delivery_not_taken', ['agentId', 'id'], { where: `status IN ('failed', 'stopped')` })
@Index('webhook_delivery_age', ['createdAt'])
export class WebhookDeliveryEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'webhook_delivery_pkey',
  })
  id!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  endpointId!: number;

  /** `webhook-id`, the same at every try and at all endpoints that hear of the event. */
  @Column('text')
  messageId!: string;

  @Column('text')
  type!: WebhookType;

  /** The bytes that are signed and sent, kept as long as the row. */
  @Column('text')
  body!: string;

  /** In all rounds, each time that it is sent again being one. */
  @Column('integer', { default: 0 })
  tries!: number;

  /** Of the last try; null where nothing answered. */
  @Column('integer', { nullable: true })
  responseStatus!: number | null;

  /** What went wrong at the last try. */
  @Column('text', { nullable: true })
  fault!: string | null;

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;
}
