import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CellJobStatus } from './cell-job.js';

/** One cell to be filled by a generation, in a batch or by automation. */
@Entity('filling')
@Index('filling_open', ['cellId'], { unique: true, where: `status IN ('waiting', 'running')` })
@Index('filling_open_of_row', ['rowId'], { where: `status IN ('waiting', 'running')` })
@Index('filling_of_cell', ['cellId', 'id'])
@Index('filling_of_generation', ['generationId'], { where: 'generation_id IS NOT NULL' })
@Index('filling_of_batch', ['batchId', 'status', 'id'], { where: 'batch_id IS NOT NULL' })
@Index('filling_automatic', ['organizationId', 'notBefore'], { where: `status = 'waiting' AND batch_id IS NULL` })
@Index('filling_running', ['organizationId'], { where: `status = 'running'` })
@Index('filling_of_organization', ['organizationId'])
@Index('filling_failed', ['sheetId', 'id'], { where: `status = 'failed' AND batch_id IS NULL` })
@Index('filling_ended', ['organizationId', 'endedAt'], { where: `batch_id IS NULL OR status <> 'failed'` })
export class CellJobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'filling_pkey',
  })
  id!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('bigint')
  rowId!: number;

  /** Nothing refers to the cell: a filling whose cell is gone is dropped when its turn comes. */
  @Column('bigint')
  cellId!: number;

  /** Null where automation asks for it. */
  @Column('bigint', { nullable: true })
  batchId!: number | null;

  /** Set in the transaction that orders it. */
  @Column('bigint', { nullable: true })
  generationId!: number | null;

  @Column('text', { default: 'waiting' })
  status!: CellJobStatus;

  /** For readers: why it failed. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  notBefore!: Date;

  /** Cells that its prompt is made of, directly or through others; null until its row is looked at. */
  @Column('bigint', { array: true, nullable: true })
  inputs!: number[] | null;

  /** What its cell is made of has changed while it was under way. */
  @Column('boolean', { default: false })
  again!: boolean;

  /** Held for its generation, in micro. */
  @Column('bigint', { nullable: true })
  estimate!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
