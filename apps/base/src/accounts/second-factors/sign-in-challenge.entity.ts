import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A sign-in whose password was right, or a session, for which a proof of a second factor is awaited. It is deleted when
 * it is completed.
 */
@Entity('sign_in_challenge')
@Index('sign_in_challenge_of_user', ['userId'])
@Index('sign_in_challenge_of_session', ['sessionId'], { unique: true })
@Index('sign_in_challenge_expiry', ['expiresAt'])
export class SignInChallengeEntity {
  /** SHA-256 hash of the token that the caller has. */
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('bigint')
  userId!: number;

  /** The session that proves a factor again and has no other challenge; null for a sign-in. */
  @Column('uuid', { nullable: true })
  sessionId!: string | null;

  /** Number of proofs that were sent so far. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Random value that a passkey must sign, in base64url; null where none was requested or it was used. */
  @Column('text', { nullable: true })
  passkeyChallenge!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
