import { Choice, Flag, Json, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { choices, invalid } from '@reelsheet/kernel';
import { BACKUP_ASSET_TYPES } from '../agent-core/agent-core.js';
import {
  BILLING_OPERATION,
  CUSTODY_MODES,
  SOURCE_EVENTS,
  VERIFICATION_STATUSES,
  VISIBILITIES,
  type BackupAssetType,
  type BackupRequest,
  type SourceEvent,
  type Visibility,
} from './backup.js';
import { MAX_PAGE, MAX_URL_LENGTH } from './backup-limits.js';
import type { Backup } from './backup.repository.js';
import type { BackupPage } from './backup.service.js';

const STATUSES = choices(
  'Status of a provenance backup',
  {
    pending: 'waits for a worker',
    processing: 'being stored',
    synced: 'stored and read back',
    failed: 'not stored; `failure_code` says why',
    expired: 'its time at the store has ended',
  },
  'pending → processing → synced or failed; synced → expired.',
);

export class CreateBackupBody {
  @Text({ optional: true, min: 1, max: MAX_URL_LENGTH, about: 'required; http or https, at a public address' })
  asset_url?: string;

  @Text({ optional: true, min: 1, max: MAX_URL_LENGTH, about: 'older name of `asset_url`' })
  video_url?: string;

  @Choice(BACKUP_ASSET_TYPES, { optional: true, default: 'video' })
  asset_type: BackupAssetType = 'video';

  @Choice(VISIBILITIES, {
    optional: true,
    default: 'private',
    about: 'private needs `encrypted` and `encryption_scheme`',
  })
  visibility: Visibility = 'private';

  @Flag({ optional: true, default: false, about: 'whether the bytes at `asset_url` are encrypted already' })
  encrypted = false;

  @Text({ optional: true, nullable: true, min: 1, max: 100, about: 'required where private' })
  encryption_scheme?: string | null;

  @Text({ optional: true, nullable: true, min: 1, max: 200 })
  encryption_key_id?: string | null;

  @Text({
    optional: true,
    nullable: true,
    pattern: /^0x[0-9a-fA-F]{64}$/,
    about: 'wallet that gets the stored object; the service keeps it where absent',
  })
  owner_chain_address?: string | null;

  @Choice(SOURCE_EVENTS, { optional: true, default: 'manual' })
  source_event: SourceEvent = 'manual';

  @Text({
    optional: true,
    nullable: true,
    max: 100,
    pattern: /^[\w.+-]+\/[\w.+-]+$/,
    about: 'MIME type; what the source says where absent',
  })
  content_type?: string | null;

  @Text({
    optional: true,
    nullable: true,
    min: 1,
    max: 200,
    about: 'one backup and one charge for all requests with it',
  })
  idempotency_key?: string | null;

  @Json({ optional: true, nullable: true, about: 'kept as it is, and shown' })
  metadata?: Record<string, unknown> | null;
}

export class BackupListQuery {
  @Flag({ optional: true, default: false, about: 'also those that were removed' })
  include_removed = false;

  @Whole({ optional: true, min: 1, about: '`next_cursor` of the page before' })
  cursor?: number;

  @Whole({ optional: true, min: 1, max: MAX_PAGE, default: MAX_PAGE })
  limit = MAX_PAGE;
}

export class BackupView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) agent_id!: string;
  @Choice(STATUSES, { about: 'pending → processing → synced or failed; a synced one becomes expired' })
  status!: string;
  @Choice(SOURCE_EVENTS) source_event!: string;
  @Text() source_url!: string;
  @Choice(BACKUP_ASSET_TYPES) asset_type!: string;
  @Choice(VISIBILITIES) visibility!: string;
  @Flag() encrypted!: boolean;
  @Text({ nullable: true }) encryption_scheme!: string | null;
  @Text({ nullable: true }) encryption_key_id!: string | null;
  @Text({ nullable: true }) owner_chain_address!: string | null;
  @Choice(CUSTODY_MODES) custody_mode!: string;
  @Text({ nullable: true }) store_object_recipient_address!: string | null;
  @Text({ nullable: true, about: 'SHA-256 of the bytes at the source, in hex' }) content_sha256!: string | null;
  @Whole({ nullable: true }) size_bytes!: number | null;
  @Text({ nullable: true }) content_type!: string | null;
  @Text({ nullable: true }) store_blob_id!: string | null;
  @Text({ nullable: true, about: 'null where the same bytes were stored before' }) store_blob_object_id!: string | null;
  @Text({ nullable: true, about: 'null where the same bytes were stored before' }) store_storage_id!: string | null;
  @Whole({ nullable: true }) store_end_epoch!: number | null;
  @Whole({ nullable: true }) store_encoded_length_bytes!: number | null;
  @Choice(VERIFICATION_STATUSES) verification_status!: string;
  @Text() billing_operation!: string;
  @Text({ nullable: true, about: "the ledger's `reference`" }) billing_charge_id!: string | null;
  @Flag({ about: 'billing was away when it was charged; the charge is repeated until it is booked' })
  billing_outboxed!: boolean;
  @Text({ nullable: true, format: 'date-time' }) removed_at!: string | null;
  @Text({ nullable: true, format: 'date-time' }) expires_at!: string | null;
  @Text({ nullable: true, format: 'date-time' }) renewal_due_at!: string | null;
  @Flag({ about: 'only the owner of the wallet can renew it' }) owner_signature_required!: boolean;
  @Json({ nullable: true }) metadata!: object | null;
  @Text({ nullable: true, about: '`error_code` of a failed one' }) failure_code!: string | null;
  @Text({ nullable: true }) failed_reason!: string | null;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class BackupsView {
  @ListOf(() => BackupView, { about: 'newest first' }) backups!: BackupView[];
  @Whole({ nullable: true, about: 'null on the last page' }) next_cursor!: number | null;
}

export function fromCreateBackup(body: CreateBackupBody): BackupRequest {
  const assetUrl = body.asset_url ?? body.video_url;
  if (assetUrl === undefined) throw invalid('asset_url', 'is required');
  return {
    assetUrl,
    assetType: body.asset_type,
    visibility: body.visibility,
    encrypted: body.encrypted,
    encryptionScheme: body.encryption_scheme ?? null,
    encryptionKeyId: body.encryption_key_id ?? null,
    ownerChainAddress: body.owner_chain_address ?? null,
    sourceEvent: body.source_event,
    contentType: body.content_type ?? null,
    idempotencyKey: body.idempotency_key ?? null,
    metadata: body.metadata ?? null,
  };
}

export function toBackup(backup: Backup, agentUuid: string, now: Date): BackupView {
  const isEnded = backup.status === 'completed' || backup.status === 'failed';
  return {
    id: backup.id,
    agent_id: agentUuid,
    status: statusOf(backup, now),
    source_event: backup.sourceEvent,
    source_url: backup.assetUrl,
    asset_type: backup.assetType,
    visibility: backup.visibility,
    encrypted: backup.encrypted,
    encryption_scheme: backup.encryptionScheme,
    encryption_key_id: backup.encryptionKeyId,
    owner_chain_address: backup.ownerChainAddress,
    custody_mode: backup.ownerChainAddress ? 'customer_wallet' : 'service_wallet',
    store_object_recipient_address: backup.ownerChainAddress,
    content_sha256: backup.contentSha256,
    size_bytes: backup.sizeBytes,
    content_type: backup.contentType,
    store_blob_id: backup.storeBlobId,
    store_blob_object_id: backup.storeBlobObjectId,
    store_storage_id: backup.storeStorageId,
    store_end_epoch: backup.storeEndEpoch,
    store_encoded_length_bytes: backup.storeEncodedLengthBytes,
    verification_status: backup.verificationStatus,
    billing_operation: BILLING_OPERATION,
    billing_charge_id: backup.billingChargeId,
    billing_outboxed: backup.billingOutboxed,
    removed_at: backup.removedAt?.toISOString() ?? null,
    expires_at: backup.expiresAt?.toISOString() ?? null,
    renewal_due_at: backup.renewalDueAt?.toISOString() ?? null,
    owner_signature_required: backup.ownerChainAddress !== null,
    metadata: backup.metadata,
    failure_code: isEnded ? backup.failureCode : null,
    failed_reason: isEnded ? backup.failedReason : null,
    created_at: backup.createdAt.toISOString(),
  };
}

export function toBackups({ backups, nextCursor }: BackupPage, agentUuid: string, now: Date): BackupsView {
  return { backups: backups.map((backup) => toBackup(backup, agentUuid, now)), next_cursor: nextCursor };
}

function statusOf({ status, expiresAt }: Backup, now: Date): (typeof STATUSES)[number] {
  if (status === 'stopped') return 'failed';
  if (status !== 'completed') return status;
  return expiresAt && expiresAt <= now ? 'expired' : 'synced';
}
