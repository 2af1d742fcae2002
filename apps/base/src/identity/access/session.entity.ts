import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in; it lives as long as its refresh tokens are renewed. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'session_pkey' })
  id!: string;

  @Column('bigint')
  userId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

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
