import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';
import type { IdeaStatus, VideoType } from './idea.js';

/** An idea for a video, proposed by a run. */
@Entity('idea')
@Index('idea_of_agent', ['agentId', 'id'])
@Index('idea_of_run', ['runId'])
@Index('idea_of_organization', ['organizationId'])
export class IdeaEntity extends UpdatedEntity {
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
}
