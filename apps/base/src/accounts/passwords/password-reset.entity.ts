import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A single-use link to set a new password. It is deleted when it is used or another password is set. */
@Entity('password_reset')
@Index('password_reset_hash', ['hash'], { unique: true })
@Index('password_reset_user', ['userId'])
@Index('password_reset_expiry', ['expiresAt'])
export class PasswordResetEntity {
  /** Id of the request that created the link. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  userId!: number;

  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;
}
