import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What this service has heard of one of base's agents. A deleted one keeps its row, so that late news can't revive it. */
@Entity('known_agent')
@Index('known_agent_uuid', ['uuid'])
@Index('known_agent_of_organization', ['organizationId'])
export class KnownAgentEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'known_agent_pkey' })
  id!: number;

  @Column('uuid')
  uuid!: string;

  @Column('bigint')
  organizationId!: number;

  /** Null, like name and time zone, where the agent was gone before it was known. */
  @Column('bigint', { nullable: true })
  creatorId!: number | null;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  timeZone!: string | null;

  /** How fresh the news is; older news changes nothing. */
  @Column('timestamptz')
  asOf!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
