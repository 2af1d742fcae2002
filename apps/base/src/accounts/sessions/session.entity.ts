import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One sign-in; it lives as long as its refresh tokens are renewed. */
@Entity('session')
@Index('session_living', ['userId', 'lastUsedAt'], { where: 'revoked_at IS NULL' })
export class SessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'session_pkey' })
  id!: string;

  @Column('bigint')
  userId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When it was begun or last renewed. */
  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt!: Date;

  @Column('text', { nullable: true })
  userAgent!: string | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}

/** Each refresh token works once; one used twice was stolen, and ends its session. */
@Entity('refresh_token')
export class RefreshTokenEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'refresh_token_pkey' })
  hash!: Buffer;

  @Column('uuid')
  sessionId!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
