import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who signed up and has not proved the address: no user yet. Gone once they have. */
@Entity('sign_up')
@Index('sign_up_hash', ['hash'], { unique: true })
@Index('sign_up_expiry', ['expiresAt'])
export class SignUpEntity {
  /** Of the request. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sign_up_pkey' })
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** Made from the address where null. */
  @Column('text', { nullable: true })
  username!: string | null;

  @Column('text')
  passwordHash!: string;

  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;
}
