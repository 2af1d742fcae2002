import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';
import type { CellJobStage, CellJobStatus } from './cell-job.js';

/** One cell to be generated or rendered by a batch or by automation, or one row whose posts a batch makes. */
@Entity('cell_job')
@Index('cell_job_open', ['cellId'], { unique: true, where: `status IN ('waiting', 'running')` })
@Index('cell_job_open_posts', ['rowId'], { unique: true, where: `stage = 'post' AND status IN ('waiting', 'running')` })
@Index('cell_job_open_posts_of_batch', ['batchId', 'id'], {
  where: `stage = 'post' AND status IN ('waiting', 'running')`,
})
@Index('cell_job_posts_of_row', ['rowId', 'id'], { where: `stage = 'post'` })
@Index('cell_job_open_of_row', ['rowId'], { where: `status IN ('waiting', 'running')` })
@Index('cell_job_open_of_sheet', ['sheetId'], { where: `status IN ('waiting', 'running')` })
@Index('cell_job_of_sheet', ['sheetId', 'id'])
@Index('cell_job_of_cell', ['cellId', 'id'])
@Index('cell_job_of_generation', ['generationId'], { where: 'generation_id IS NOT NULL' })
@Index('cell_job_of_render', ['renderJobId'], { where: 'render_job_id IS NOT NULL' })
@Index('cell_job_of_batch', ['batchId', 'status', 'id'], { where: 'batch_id IS NOT NULL' })
@Index('cell_job_automatic', ['organizationId', 'notBefore'], { where: `status = 'waiting' AND batch_id IS NULL` })
@Index('cell_job_running', ['organizationId'], { where: `status = 'running'` })
@Index('cell_job_of_organization', ['organizationId'])
@Index('cell_job_failed', ['sheetId', 'id'], { where: `status = 'failed' AND batch_id IS NULL` })
@Index('cell_job_ended', ['organizationId', 'endedAt'], { where: `batch_id IS NULL OR status <> 'failed'` })
export class CellJobEntity extends CreatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('bigint')
  rowId!: number;

  /** Null for the posts of a row. No foreign key: a job whose cell was deleted is dropped when it is next. */
  @Column('bigint', { nullable: true })
  cellId!: number | null;

  /** Null when automation requested it. */
  @Column('bigint', { nullable: true })
  batchId!: number | null;

  /** Set in the transaction that enqueues the generation. */
  @Column('bigint', { nullable: true })
  generationId!: number | null;

  @Column('text', { default: 'cells' })
  stage!: CellJobStage;

  /** Set in the transaction that enqueues the render. It belongs to a later domain, so there is no foreign key. */
  @Column('bigint', { nullable: true })
  renderJobId!: number | null;

  /** True when it orders nothing if what the cell is made of has not changed since it was made. */
  @Column('boolean', { default: false })
  skipsUnchanged!: boolean;

  @Column('text', { default: 'waiting' })
  status!: CellJobStatus;

  /** The error, as shown to users. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  notBefore!: Date;

  /**
   * Ids of the cells that its prompt depends on, directly or through others; null until they are determined, and for
   * the posts of a row, which depend on all of its cells.
   */
  @Column('bigint', { array: true, nullable: true })
  inputs!: number[] | null;

  /** An input has changed while it was running, so that it is requested again when it ends. */
  @Column('boolean', { default: false })
  rerun!: boolean;

  /** Price that is held for its generation or render, in micro. */
  @Column('bigint', { nullable: true })
  estimate!: number | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
