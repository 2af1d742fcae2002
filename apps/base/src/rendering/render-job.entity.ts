import { OpenJobsIndex, JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Index } from 'typeorm';
import type { Document } from '@reelsheet/composition';
import type { RenderHashes } from './cell-renders/render-hashes.js';

/** A job that composes one video. */
@JobTable('render_job')
@OpenJobsIndex('render_job')
@Index('render_job_of_cell', ['cellId'])
@Index('render_job_of_agent', ['agentId', 'sheetId', 'id'])
@Index('render_job_of_resource', ['contentResourceId'])
@Index('render_job_of_organization', ['organizationId'])
@Index('render_job_failed', ['organizationId', 'updatedAt'], { where: `status = 'failed'` })
@Index('render_job_of_content', ['organizationId', 'contentKey'], { where: 'content_key IS NOT NULL' })
@Index('render_job_open_of_sheet', ['agentId', 'sheetId'], { where: 'due_at IS NOT NULL' })
export class RenderJobEntity extends NumberedJobEntity {
  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('bigint')
  cellId!: number;

  @Column('jsonb')
  input!: Document;

  /** True for a draft with half the size and frame rate. */
  @Column('boolean', { default: false })
  preview!: boolean;

  /** Most that the order allows it to cost, in micro credits; null allows any price. */
  @Column('bigint', { nullable: true })
  override maxCost!: number | null;

  @Column('text', { nullable: true })
  override failedCode!: string | null;

  /** From 0 to 1. */
  @Column('real', { default: 0 })
  progress!: number;

  @Column('bigint', { nullable: true })
  contentResourceId!: number | null;

  /** Identifies the inputs of the video: renders with the same key have the same bytes. Set when the job completes. */
  @Column('text', { nullable: true })
  contentKey!: string | null;

  /** Hashes of the inputs of the video; null for videos of versions that stored none. */
  @Column('jsonb', { nullable: true })
  madeOf!: RenderHashes | null;

  /** A first picture, available while the video is rendered. */
  @Column('text', { nullable: true })
  posterUrl!: string | null;
}
