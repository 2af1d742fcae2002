import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Generated, Index } from 'typeorm';

/** An organization, which owns agents, projects, credits and memberships. */
@Entity('organization')
@Index('organization_uuid', ['uuid'], { unique: true })
@Index('organization_personal', ['personalUserId'], { unique: true })
@Index('organization_of_founder', ['founderId'])
export class OrganizationEntity extends CreatedEntity {
  @Column('uuid')
  @Generated('uuid')
  uuid!: string;

  @Column('text')
  name!: string;

  /** User whose personal workspace this is; null for all others. */
  @Column('bigint', { nullable: true })
  personalUserId!: number | null;

  /**
   * User who created it, or whose personal workspace it is. They remain the founder when they leave, until an operator
   * names another one.
   */
  @Column('bigint', { nullable: true })
  founderId!: number | null;

  /** True if members without a second factor may not act in the organization. */
  @Column('boolean', { default: false })
  requiresSecondFactor!: boolean;

  @Column('text', { nullable: true })
  avatarKey!: string | null;

  @Column('text', { nullable: true })
  avatarThumbnailKey!: string | null;

  @Column('text', { nullable: true })
  avatarUrl!: string | null;

  @Column('text', { nullable: true })
  avatarThumbnailUrl!: string | null;

  /** Time of the deletion. From then on the organization has no members, and its rows are deleted in batches. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
