import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Document } from '@reelsheet/composition';
import type { RenderStatus } from './render-job.js';

/** One video to be composed. Amounts in micro. */
@Entity('render_job')
@Index('render_job_of_agent', ['agentId', 'sheetId', 'id'])
@Index('render_job_of_resource', ['contentResourceId'])
@Index('render_job_of_organization', ['organizationId'])
export class RenderJobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'render_job_pkey',
  })
  id!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  sheetId!: number;

  @Column('bigint')
  cellId!: number;

  @Column('jsonb')
  input!: Document;

  @Column('text', { default: 'pending' })
  status!: RenderStatus;

  @Column('integer', { default: 0 })
  attempt!: number;

  /** Goes up each time that a worker takes it; a worker writes only while this is still its own. */
  @Column('integer', { default: 0 })
  claim!: number;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  /** 0 to 1. */
  @Column('real', { default: 0 })
  progress!: number;

  @Column('bigint')
  estimate!: number;

  @Column('bigint', { nullable: true })
  cost!: number | null;

  @Column('text', { nullable: true })
  failedReason!: string | null;

  @Column('bigint', { nullable: true })
  contentResourceId!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
