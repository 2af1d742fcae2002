import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A session started by a sign-in. It stays active while its refresh tokens are renewed, for `SESSION_DAYS` at most. */
@Entity('session')
@Index('session_by_user', ['userId'])
@Index('session_active', ['userId', 'lastUsedAt'], { where: 'revoked_at IS NULL' })
export class SessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  userId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** Time of the sign-in or the last refresh. */
  @Column('timestamptz', { default: () => 'now()' })
  lastUsedAt!: Date;

  @Column('text', { nullable: true })
  userAgent!: string | null;

  /** Network of the sign-in or the last refresh, in CIDR notation; null for sessions of earlier versions. */
  @Column('text', { nullable: true })
  network!: string | null;

  /** Time when the session proved a second factor last; null for a session that never did. */
  @Column('timestamptz', { nullable: true })
  factorProvedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}

/**
 * A single-use refresh token. Using it again later indicates theft and ends its session. Its successors have the next
 * position in its chain.
 */
@Entity('refresh_token')
@Index('refresh_token_of_session', ['sessionId'])
@Index('refresh_token_slot', ['chain', 'position'], { where: 'chain IS NOT NULL' })
export class RefreshTokenEntity {
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('uuid')
  sessionId!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  /** Hash of the token that began the chain; null for that token itself, and for tokens of earlier versions. */
  @Column('bytea', { nullable: true })
  chain!: Buffer | null;

  /** Number of tokens before it in the chain. */
  @Column('integer', { default: 0 })
  position!: number;
}
