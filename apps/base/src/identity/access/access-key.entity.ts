import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A personal access token; only its SHA-256 is kept. */
@Entity('access_key')
@Index('access_key_hash', ['hash'], { unique: true })
@Index('access_key_of_user', ['userId', 'id'])
export class AccessKeyEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'access_key_pkey',
  })
  id!: number;

  @Column('bigint')
  userId!: number;

  @Column('text')
  name!: string;

  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
