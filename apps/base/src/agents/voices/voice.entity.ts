import { CreatedEntity } from '@reelsheet/platform-database';
import { Check, Column, Entity, Index } from 'typeorm';
import type { MadeSource } from './voice.js';

/** A voice that an agent's users created in our account at the vendor. */
@Entity('voice')
@Check('voice_source', `source IN ('user_designed', 'user_trained')`)
@Index('voice_of_agent', ['agentId', 'id'])
@Index('voice_of_organization', ['organizationId'])
@Index('voice_at_vendor', ['voiceId'], { unique: true })
export class VoiceEntity extends CreatedEntity {
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
}
