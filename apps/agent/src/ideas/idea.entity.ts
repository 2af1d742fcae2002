import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { IdeaStatus, VideoType } from './idea.js';

/** An idea for a video, proposed by a run. */
@Entity('idea')
@Index('idea_of_agent', ['agentId', 'id'])
@Index('idea_of_run', ['runId'])
@Index('idea_of_organization', ['organizationId'])
export class IdeaEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'idea_pkey',
  })
  id!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('uuid')
  runId!: string;

  @Column('text')
  title!: string;

  @Column('text')
  hook!: string;

  @Column('text')
  description!: string;

  @Column('text')
  videoType!: VideoType;

  @Column('text', { default: 'generated' })
  status!: IdeaStatus;

  @Column('jsonb', { default: {} })
  data!: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
