import { JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AssetType, SourceEvent, VerificationStatus, Visibility } from './backup.js';

/** One asset on its way to the blob store, and there. */
@JobTable('backup')
@Index('backup_of_agent', ['agentId', 'id'])
@Index('backup_idempotency', ['agentId', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
export class BackupEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'backup_pkey',
  })
  id!: number;

  @Column('bigint')
  agentId!: number;

  @Column('text')
  assetUrl!: string;

  @Column('text')
  assetType!: AssetType;

  @Column('text')
  visibility!: Visibility;

  @Column('boolean')
  encrypted!: boolean;

  @Column('text', { nullable: true })
  encryptionScheme!: string | null;

  @Column('text', { nullable: true })
  encryptionKeyId!: string | null;

  @Column('text', { nullable: true })
  ownerChainAddress!: string | null;

  @Column('text')
  sourceEvent!: SourceEvent;

  @Column('text', { nullable: true })
  contentType!: string | null;

  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  /** Of the request that the key stands for. */
  @Column('text')
  fingerprint!: string;

  @Column('jsonb', { nullable: true })
  metadata!: Readonly<Record<string, unknown>> | null;

  @Column('text', { nullable: true })
  contentSha256!: string | null;

  @Column('bigint', { nullable: true })
  sizeBytes!: number | null;

  /** The store may have it: written before it hears of it. */
  @Column('boolean', { default: false })
  uploadBegun!: boolean;

  @Column('text', { nullable: true })
  storeBlobId!: string | null;

  @Column('text', { nullable: true })
  storeBlobObjectId!: string | null;

  @Column('text', { nullable: true })
  storeStorageId!: string | null;

  @Column('integer', { nullable: true })
  storeEndEpoch!: number | null;

  @Column('bigint', { nullable: true })
  storeEncodedLengthBytes!: number | null;

  @Column('text', { default: 'pending' })
  verificationStatus!: VerificationStatus;

  /** The ledger's reference, once it is charged. */
  @Column('text', { nullable: true })
  billingChargeId!: string | null;

  /** The ledger was away: the charge is repeated until it is there. */
  @Column('boolean', { default: false })
  billingOutboxed!: boolean;

  /** `error_code` of what it failed with. */
  @Column('text', { nullable: true })
  failureCode!: string | null;

  @Column('timestamptz', { nullable: true })
  storedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  renewalDueAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;
}
