import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An action performed for an agent run. A repeated request with the same key is not performed again. */
@Entity('agent_action')
@Index('agent_action_of_organization', ['organizationId'])
export class AgentActionEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** The member on whose behalf the action is performed. */
  @Column('bigint')
  userId!: number;

  @Column('text')
  kind!: string;

  /** Null only inside the transaction that performs the action. */
  @Column('jsonb', { nullable: true })
  result!: Record<string, unknown> | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
