import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FactorKind } from './second-factor.js';

/** A second factor of a user. */
@Entity('second_factor')
@Index('second_factor_of_user', ['userId'])
export class SecondFactorEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  userId!: number;

  @Column('text')
  kind!: FactorKind;

  @Column('text')
  name!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** Time of the first proof; null for a factor that is not in use yet. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}

/** The secret that an authenticator app shares. */
@Entity('totp_secret')
export class TotpSecretEntity {
  @PrimaryColumn('uuid')
  factorId!: string;

  /** The secret in base32, encrypted by the vault. */
  @Column('text')
  sealed!: string;

  /** Time step of the newest accepted code; codes of this and of earlier steps are rejected. */
  @Column('bigint', { nullable: true })
  lastStep!: number | null;
}

/** A recovery code, of which only the SHA-256 hash is stored. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn('bigint')
  userId!: number;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
