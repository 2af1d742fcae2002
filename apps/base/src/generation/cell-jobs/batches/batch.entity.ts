import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';
import type { BatchStatus, BatchTarget, PausedReason } from './batch.js';

/** Many cells and rows of one sheet that are generated, rendered and posted together. Amounts in micro. */
@Entity('batch')
@Index('batch_of_sheet', ['sheetId', 'id'])
@Index('batch_open', ['organizationId', 'id'], { where: `status IN ('running', 'paused')` })
@Index('batch_of_organization', ['organizationId'])
@Index('batch_of_order', ['agentId', 'orderKey'], { unique: true, where: 'order_key IS NOT NULL' })
export class BatchEntity extends CreatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('text', { default: 'running' })
  status!: BatchStatus;

  @Column('text', { default: 'cells' })
  through!: BatchTarget;

  /** Null when a user paused it. */
  @Column('text', { nullable: true })
  pausedReason!: PausedReason | null;

  /** When it paused last; null for a batch that an earlier version paused. */
  @Column('timestamptz', { nullable: true })
  pausedAt!: Date | null;

  @Column('bigint', { nullable: true })
  maxCredits!: number | null;

  @Column('integer')
  total!: number;

  @Column('integer', { default: 0 })
  completed!: number;

  @Column('integer', { default: 0 })
  failed!: number;

  /** Videos among `total`, `completed` and `failed`. */
  @Column('integer', { default: 0 })
  renderTotal!: number;

  @Column('integer', { default: 0 })
  renderCompleted!: number;

  @Column('integer', { default: 0 })
  renderFailed!: number;

  /** Rows with posts among `total`, `completed` and `failed`. */
  @Column('integer', { default: 0 })
  postTotal!: number;

  @Column('integer', { default: 0 })
  postCompleted!: number;

  @Column('integer', { default: 0 })
  postFailed!: number;

  /** Held for running generations and renders. */
  @Column('bigint', { default: 0 })
  held!: number;

  /** Captured for completed generations and renders. */
  @Column('bigint', { default: 0 })
  spent!: number;

  /** Minimum of the estimate at its start; null for a batch that was too large. */
  @Column('bigint', { nullable: true })
  estimatedMin!: number | null;

  @Column('bigint', { nullable: true })
  estimatedMax!: number | null;

  /** The key of the order that has started it, if that has one. */
  @Column('text', { nullable: true })
  orderKey!: string | null;
}
