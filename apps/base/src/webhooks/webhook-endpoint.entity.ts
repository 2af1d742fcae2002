import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { EndpointKind } from './webhook.js';

/** Where events of one agent go; once there it stays, with or without an address. */
@Entity('webhook_endpoint')
@Index('webhook_endpoint_of_agent', ['agentId', 'kind'], { unique: true })
export class WebhookEndpointEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'webhook_endpoint_pkey',
  })
  id!: number;

  @Column('bigint')
  agentId!: number;

  @Column('text')
  kind!: EndpointKind;

  @Column('text', { nullable: true })
  url!: string | null;

  /** Since when it has taken nothing; null while it takes what comes. */
  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  /** It is left alone until its address is given anew. */
  @Column('timestamptz', { nullable: true })
  pausedAt!: Date | null;
}
