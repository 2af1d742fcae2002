import { Column, Entity, Generated, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Owns agents, projects, credits and members. */
@Entity('organization')
@Index('organization_uuid', ['uuid'], { unique: true })
@Index('organization_personal', ['personalUserId'], { unique: true })
export class OrganizationEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'organization_pkey',
  })
  id!: number;

  @Column('uuid')
  @Generated('uuid')
  uuid!: string;

  @Column('text')
  name!: string;

  /** The user whose personal workspace this is; null for all others. */
  @Column('bigint', { nullable: true })
  personalUserId!: number | null;

  @Column('text', { nullable: true })
  avatarKey!: string | null;

  @Column('text', { nullable: true })
  avatarThumbnailKey!: string | null;

  @Column('text', { nullable: true })
  avatarUrl!: string | null;

  @Column('text', { nullable: true })
  avatarThumbnailUrl!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** From then on nobody belongs to it, and its rows go bit by bit. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
