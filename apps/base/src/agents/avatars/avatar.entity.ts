import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';

/** A custom picture or a stock avatar of an agent. One avatar of an agent is primary. */
@Entity('agent_avatar')
@Index('agent_avatar_of_agent', ['agentId', 'id'])
@Index('agent_avatar_primary', ['agentId'], { unique: true, where: 'is_primary' })
@Index('agent_avatar_stock', ['agentId', 'stockAvatarId'], { unique: true })
export class AvatarEntity extends CreatedEntity {
  @Column('bigint')
  agentId!: number;

  /** Null for a custom picture. */
  @Column('integer', { nullable: true })
  stockAvatarId!: number | null;

  /** Object key of the picture; null for a stock avatar. */
  @Column('text', { nullable: true })
  key!: string | null;

  @Column('text', { nullable: true })
  thumbnailKey!: string | null;

  @Column('text')
  url!: string;

  @Column('text')
  thumbnailUrl!: string;

  @Column('boolean', { default: false })
  isPrimary!: boolean;
}
