import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sign-up whose address is not proved yet. It is deleted when the user is created. */
@Entity('sign_up')
@Index('sign_up_hash', ['hash'], { unique: true })
@Index('sign_up_expiry', ['expiresAt'])
export class SignUpEntity {
  /** Id of the request that created the sign-up. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** Derived from the address when null. */
  @Column('text', { nullable: true })
  username!: string | null;

  @Column('text')
  passwordHash!: string;

  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;
}
