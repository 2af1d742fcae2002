import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A copy of one of base's agents. The row of a deleted agent remains, so that delayed events cannot
 * recreate it.
 */
@Entity('known_agent')
@Index('known_agent_uuid', ['uuid'])
@Index('known_agent_of_organization', ['organizationId'])
export class KnownAgentEntity {
  @PrimaryColumn('bigint')
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

  /** Time of the information; older information changes nothing. */
  @Column('timestamptz')
  asOf!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
