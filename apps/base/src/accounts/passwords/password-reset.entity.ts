import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that sets a new password once. It is gone when it has, or when another password was set. */
@Entity('password_reset')
@Index('password_reset_hash', ['hash'], { unique: true })
@Index('password_reset_user', ['userId'])
@Index('password_reset_expiry', ['expiresAt'])
export class PasswordResetEntity {
  /** Of the request that asked for it. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'password_reset_pkey' })
  id!: string;

  @Column('bigint')
  userId!: number;

  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;
}
