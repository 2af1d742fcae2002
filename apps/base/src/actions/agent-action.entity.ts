import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was done for a run of an agent; asked for again under its key, it is not done again. */
@Entity('agent_action')
@Index('agent_action_of_organization', ['organizationId'])
export class AgentActionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'agent_action_pkey' })
  key!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** In whose name. */
  @Column('bigint')
  userId!: number;

  @Column('text')
  kind!: string;

  /** Null while it is being done, which nobody sees. */
  @Column('jsonb', { nullable: true })
  result!: Record<string, unknown> | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
