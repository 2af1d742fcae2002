import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Maps a subject of an OpenID Connect issuer to a user. */
@Entity('external_identity')
@Index('external_identity_of_user', ['userId', 'issuer'], { unique: true })
export class ExternalIdentityEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @Column('bigint')
  userId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** Tokens issued earlier are rejected because the user has signed out; null when the user never did. */
  @Column('timestamptz', { nullable: true })
  tokensFrom!: Date | null;
}
