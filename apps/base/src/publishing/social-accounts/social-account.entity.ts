import { UpdatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Platform } from '@reelsheet/kernel';

/** A connected account of an agent on a network. */
@Entity('social_account')
@Index('social_account_of_agent', ['agentId', 'platform', 'externalId'], { unique: true })
@Index('social_account_of_network', ['platform', 'externalId'])
@Index('social_account_expiry', ['usableUntil'], { where: 'disconnected_at IS NULL' })
@Index('social_account_undo', ['undoHash'], { unique: true })
export class SocialAccountEntity extends UpdatedEntity {
  @Column('bigint')
  agentId!: number;

  @Column('text')
  platform!: Platform;

  /** Id of the account at the network. */
  @Column('text')
  externalId!: string;

  @Column('text')
  displayName!: string;

  @Column('text')
  handle!: string;

  /** Encrypted access and refresh token. */
  @Column('text')
  tokens!: string;

  /** When the access token expires. */
  @Column('timestamptz')
  accessUntil!: Date;

  /** When the grant can no longer be refreshed; null if the network does not state it. */
  @Column('timestamptz', { nullable: true })
  usableUntil!: Date | null;

  /** Set when the network has revoked the grant. */
  @Column('timestamptz', { nullable: true })
  disconnectedAt!: Date | null;

  /** Incremented with each refresh and connection; only the newest claim may store tokens. */
  @Column('integer', { default: 0 })
  claim!: number;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('timestamptz')
  connectedAt!: Date;

  /** SHA-256 (hex) of the token that undoes the last connection until `undoUntil`. */
  @Column('text', { nullable: true })
  undoHash!: string | null;

  @Column('timestamptz', { nullable: true })
  undoUntil!: Date | null;
}

/** A connection in progress. It ends when the network redirects the browser, or when it expires. */
@Entity('social_connection')
export class SocialConnectionEntity {
  /** SHA-256 of the state, in hex. */
  @PrimaryColumn('text')
  stateHash!: string;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  userId!: number;

  @Column('text')
  platform!: Platform;

  @Column('text', { nullable: true })
  redirectUri!: string | null;

  /** Encrypted PKCE verifier; null if the network does not support PKCE. */
  @Column('text', { nullable: true })
  verifier!: string | null;

  /** SHA-256 (hex) of the token of the browser that started it; null if it was not started by a browser. */
  @Column('text', { nullable: true })
  browserHash!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
