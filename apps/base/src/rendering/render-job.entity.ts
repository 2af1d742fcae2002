import { CountsOpen, JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Document } from '@reelsheet/composition';

/** One video to be composed. */
@JobTable('render_job')
@CountsOpen('render_job')
@Index('render_job_of_cell', ['cellId'])
@Index('render_job_of_agent', ['agentId', 'sheetId', 'id'])
@Index('render_job_of_resource', ['contentResourceId'])
@Index('render_job_of_organization', ['organizationId'])
@Index('render_job_of_content', ['organizationId', 'contentKey'], { where: 'content_key IS NOT NULL' })
@Index('render_job_open_of_sheet', ['agentId', 'sheetId'], { where: 'due_at IS NOT NULL' })
export class RenderJobEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'render_job_pkey',
  })
  id!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('bigint')
  cellId!: number;

  @Column('jsonb')
  input!: Document;

  /** A draft of half the size. */
  @Column('boolean', { default: false })
  preview!: boolean;

  /** 0 to 1. */
  @Column('real', { default: 0 })
  progress!: number;

  @Column('bigint', { nullable: true })
  contentResourceId!: number | null;

  /** What the video was made of; renders with the same show the same bytes. Set with its end. */
  @Column('text', { nullable: true })
  contentKey!: string | null;

  /** A first picture, for as long as the video is being made. */
  @Column('text', { nullable: true })
  posterUrl!: string | null;
}
