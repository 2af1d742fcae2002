import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The voice that an agent speaks with where nobody names another; no row where none is set. */
@Entity('agent_voice')
export class AgentVoiceEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'agent_voice_pkey' })
  agentId!: number;

  @Column('text')
  voiceId!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  source!: string | null;
}
