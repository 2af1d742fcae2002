import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The WebAuthn credential of a second factor. */
@Entity('passkey')
@Index('passkey_credential', ['credentialId'], { unique: true })
export class PasskeyEntity {
  @PrimaryColumn('uuid')
  factorId!: string;

  /** Id that the authenticator has chosen, in base64url. */
  @Column('text')
  credentialId!: string;

  /** Public key in COSE format. */
  @Column('bytea')
  publicKey!: Buffer;

  /** Signature counter of the last accepted assertion; 0 for authenticators that do not count. */
  @Column('bigint')
  signCount!: number;

  /** Ways in which the browser reaches the authenticator, such as `usb` or `internal`. */
  @Column('text', { array: true })
  transports!: string[];
}

/** The challenge of a passkey that a user is about to add; at most one per user. */
@Entity('passkey_registration')
export class PasskeyRegistrationEntity {
  @PrimaryColumn('bigint')
  userId!: number;

  /** Random value that the authenticator signs, in base64url. */
  @Column('text')
  challenge!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
