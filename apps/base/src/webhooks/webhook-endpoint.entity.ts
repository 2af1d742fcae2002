import { NumberedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';
import type { EndpointKind } from './webhook.js';

/** Receives the events of one agent. The row exists from the first configuration on, with or without an address. */
@Entity('webhook_endpoint')
@Index('webhook_endpoint_of_agent', ['agentId', 'kind'], { unique: true })
export class WebhookEndpointEntity extends NumberedEntity {
  @Column('bigint')
  agentId!: number;

  @Column('text')
  kind!: EndpointKind;

  @Column('text', { nullable: true })
  url!: string | null;

  /** Time since which all deliveries have failed; null while the endpoint accepts deliveries. */
  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  /** Time of the pause, which ends when the address is set again. */
  @Column('timestamptz', { nullable: true })
  pausedAt!: Date | null;
}
