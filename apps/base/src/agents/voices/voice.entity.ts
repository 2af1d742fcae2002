import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MadeSource } from './voice.js';

/** A voice that an agent's users created in our account at the vendor. */
@Entity('voice')
@Check('voice_source', `source IN ('user_designed', 'user_trained')`)
@Index('voice_of_agent', ['agentId', 'id'])
@Index('voice_of_organization', ['organizationId'])
@Index('voice_at_vendor', ['voiceId'], { unique: true })
export class VoiceEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'voice_pkey',
  })
  id!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  organizationId!: number;

  /** The vendor's id of the voice. */
  @Column('text')
  voiceId!: string;

  @Column('text')
  source!: MadeSource;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  gender!: string | null;

  @Column('text', { nullable: true })
  language!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { nullable: true })
  previewUrl!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
