import { CreatedEntity } from '@reelsheet/platform-database';
import { Check, Column, Entity, Index } from 'typeorm';

/** Announced bytes; they are stored once `storedAt` is set. */
@Entity('blob')
@Check('blob_has_owner', 'user_id IS NOT NULL OR organization_id IS NOT NULL')
@Index('blob_key', ['key'], { unique: true })
@Index('blob_file_key', ['fileKey'], { unique: true, where: 'file_key IS NOT NULL' })
@Index('blob_of_organization', ['organizationId'])
export class BlobEntity extends CreatedEntity {
  /** Name in upload addresses, signed ids and media addresses: 192 random bits, so it cannot be guessed. */
  @Column('text')
  key!: string;

  /** Key of the bytes in the store if it is not `key`, which may be part of an upload address. */
  @Column('text', { nullable: true })
  fileKey!: string | null;

  @Column('bigint', { nullable: true })
  userId!: number | null;

  /** The organization for which it was announced or first claimed. */
  @Column('bigint', { nullable: true })
  organizationId!: number | null;

  /** The storage account that pays; the user's until an organization claims it. */
  @Column('text')
  account!: string;

  @Column('text')
  filename!: string;

  @Column('text')
  contentType!: string;

  @Column('bigint')
  byteSize!: number;

  /** MD5 in Base64; random bytes where the file arrived as a resumable upload. */
  @Column('text')
  checksum!: string;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, unknown>;

  /** Number of admitted PUTs; only the last one may finish. */
  @Column('integer', { default: 0 })
  claim!: number;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  storedAt!: Date | null;

  /** True while stored bytes may not survive a crash; they are not handed over. */
  @Column('boolean', { default: false })
  awaitsFlush!: boolean;
}
