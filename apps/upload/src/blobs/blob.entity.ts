import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Bytes that somebody announced; they are there once `storedAt` is set. */
@Entity('blob')
@Check('blob_has_owner', 'user_id IS NOT NULL OR organization_id IS NOT NULL')
@Index('blob_key', ['key'], { unique: true })
@Index('blob_of_organization', ['organizationId'])
export class BlobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'blob_pkey',
  })
  id!: number;

  /** Name in the store and in media addresses: 192 random bits, so that nobody guesses it. */
  @Column('text')
  key!: string;

  @Column('bigint', { nullable: true })
  userId!: number | null;

  /** The workspace it was announced or first claimed for. */
  @Column('bigint', { nullable: true })
  organizationId!: number | null;

  /** The storage account that pays for it; that of the user until a workspace claims it. */
  @Column('text')
  account!: string;

  @Column('text')
  filename!: string;

  @Column('text')
  contentType!: string;

  @Column('bigint')
  byteSize!: number;

  /** Base64 MD5. */
  @Column('text')
  checksum!: string;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, unknown>;

  /** Counts the PUTs that were let in; the last one alone may finish. */
  @Column('integer', { default: 0 })
  claim!: number;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  storedAt!: Date | null;

  /** Its bytes came, and nobody knows yet that they would outlast a crash: nobody may be given them. */
  @Column('boolean', { default: false })
  awaitsFlush!: boolean;
}
