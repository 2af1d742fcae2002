import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Platform } from '@reelsheet/kernel';

/** An account on a network that an agent posts to. */
@Entity('social_account')
@Index('social_account_of_agent', ['agentId', 'platform', 'externalId'], { unique: true })
@Index('social_account_of_network', ['platform', 'externalId'])
@Index('social_account_undo', ['undoHash'], { unique: true })
export class SocialAccountEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'social_account_pkey',
  })
  id!: number;

  @Column('bigint')
  agentId!: number;

  @Column('text')
  platform!: Platform;

  /** The network's own id of it. */
  @Column('text')
  externalId!: string;

  @Column('text')
  displayName!: string;

  @Column('text')
  handle!: string;

  /** Access and refresh token, sealed. */
  @Column('text')
  tokens!: string;

  /** When the access token ends. */
  @Column('timestamptz')
  accessUntil!: Date;

  /** When no refresh helps any more; null where the network names no end. */
  @Column('timestamptz', { nullable: true })
  usableUntil!: Date | null;

  /** Set when the network took the grant back. */
  @Column('timestamptz', { nullable: true })
  disconnectedAt!: Date | null;

  /** Goes up with each refresh and each new connection; only the newest stores its tokens. */
  @Column('integer', { default: 0 })
  claim!: number;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('timestamptz')
  connectedAt!: Date;

  /** SHA-256 of the token that undoes the last connection until `undoUntil`, hex. */
  @Column('text', { nullable: true })
  undoHash!: string | null;

  @Column('timestamptz', { nullable: true })
  undoUntil!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

/** A connection that a user began; it ends when the network sends the browser back, or with its time. */
@Entity('social_connection')
export class SocialConnectionEntity {
  /** SHA-256 of the state, hex. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'social_connection_pkey' })
  stateHash!: string;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  userId!: number;

  @Column('text')
  platform!: Platform;

  @Column('text', { nullable: true })
  redirectUri!: string | null;

  /** PKCE's, sealed; null where the network takes none. */
  @Column('text', { nullable: true })
  verifier!: string | null;

  /** SHA-256 of the mark of the browser that began it, hex; null where none did. */
  @Column('text', { nullable: true })
  browserHash!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
