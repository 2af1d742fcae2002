import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whom an OpenID Connect issuer means by a subject. */
@Entity('external_identity')
@Index('external_identity_of_user', ['userId', 'issuer'], { unique: true })
export class ExternalIdentityEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'external_identity_pkey' })
  issuer!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'external_identity_pkey' })
  subject!: string;

  @Column('bigint')
  userId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** Tokens that were issued before are refused, since the user has signed out; null where they never have. */
  @Column('timestamptz', { nullable: true })
  tokensFrom!: Date | null;
}
