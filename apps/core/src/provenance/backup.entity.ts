import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Index } from 'typeorm';
import type { BackupAssetType, SourceEvent, VerificationStatus, Visibility } from './backup.js';

/** A backup of one file, from the request until its bytes expire at the store. */
@JobTable('backup')
@Index('backup_of_agent', ['agentId', 'id'])
@Index('backup_idempotency', ['agentId', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
export class BackupEntity extends NumberedJobEntity {
  @Column('bigint')
  agentId!: number;

  @Column('text')
  assetUrl!: string;

  @Column('text')
  assetType!: BackupAssetType;

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

  /** Fingerprint of the request that used the idempotency key. */
  @Column('text')
  fingerprint!: string;

  @Column('jsonb', { nullable: true })
  metadata!: Readonly<Record<string, unknown>> | null;

  @Column('text', { nullable: true })
  contentSha256!: string | null;

  @Column('bigint', { nullable: true })
  sizeBytes!: number | null;

  /** True if the store may have the bytes; written before the upload. */
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

  /** Reference in the ledger once it is charged. */
  @Column('text', { nullable: true })
  billingChargeId!: string | null;

  /** True if the ledger was unavailable; the charge is repeated until it succeeds. */
  @Column('boolean', { default: false })
  billingOutboxed!: boolean;

  /** `error_code` of the failure. */
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
