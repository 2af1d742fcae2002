import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Generated, Index } from 'typeorm';

/** A content agent: an identity inside a workspace. */
@Entity('agent')
@Index('agent_name_in_workspace', { synchronize: false })
@Index('agent_uuid', ['uuid'], { unique: true })
@Index('agent_of_organization', ['organizationId'])
export class AgentEntity extends UpdatedEntity {
  @Column('uuid')
  @Generated('uuid')
  uuid!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  creatorId!: number;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { default: 'UTC' })
  timeZone!: string;

  @Column('boolean', { default: false })
  isSystem!: boolean;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
