import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The default voice of an agent. There is no row when none is set. */
@Entity('agent_voice')
export class AgentVoiceEntity {
  @PrimaryColumn('bigint')
  agentId!: number;

  @Column('text')
  voiceId!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  source!: string | null;
}
