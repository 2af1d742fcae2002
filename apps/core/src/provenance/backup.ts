import { createHash } from 'node:crypto';
import { choices, DAY_MS, toMicro, type Micro } from '@reelsheet/kernel';
import type { BACKUP_ASSET_TYPES } from '../agent-core/agent-core.js';
import { RENEWAL_BEFORE_MS } from './backup-limits.js';

export const VISIBILITIES = choices('Visibility of a provenance backup', {
  private: 'the stored bytes are encrypted by you',
  public: 'anyone can read the stored bytes',
});
export const SOURCE_EVENTS = choices('Source of a provenance backup', {
  manual: 'ordered by a request',
  generated: 'a generation made a picture',
  uploaded: 'a picture was uploaded',
  downloaded: 'a render was downloaded',
  published: 'a video was rendered (no preview), or published in a post',
});
export const CUSTODY_MODES = choices('Custody of a stored object', {
  customer_wallet: 'it belongs to the wallet `owner_chain_address`',
  service_wallet: 'it belongs to the wallet of the service, which renews it',
});
export const VERIFICATION_STATUSES = choices('Verification of a provenance backup', {
  pending: 'not read back yet',
  verified: 'the stored bytes were read back and are equal',
  failed: 'the stored bytes differ or cannot be read',
});
export const BILLING_OPERATION = 'backup_to_blockchain';

export type Visibility = (typeof VISIBILITIES)[number];
export type SourceEvent = (typeof SOURCE_EVENTS)[number];
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
export type BackupAssetType = (typeof BACKUP_ASSET_TYPES)[number];

/** A request for a backup. */
export interface BackupRequest {
  readonly assetUrl: string;
  readonly assetType: BackupAssetType;
  readonly visibility: Visibility;
  readonly encrypted: boolean;
  readonly encryptionScheme: string | null;
  readonly encryptionKeyId: string | null;
  readonly ownerChainAddress: string | null;
  readonly sourceEvent: SourceEvent;
  readonly contentType: string | null;
  readonly idempotencyKey: string | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
}

/** A request with an idempotency key. */
export interface KeyedRequest extends BackupRequest {
  readonly idempotencyKey: string;
}

/** Number of storage periods, each of two weeks. */
export const EPOCHS = 2;
export const EPOCH_MS = 14 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;
const GIGABYTE = 1_000_000_000;

/**
 * Returns the price of a blob with this encoded size for its whole storage time, rounded up to a millionth of a credit.
 */
export function priceOf(encodedLength: number, gigabyteMonthPrice: number): Micro {
  const gigabyteMonths = (encodedLength / GIGABYTE) * ((EPOCHS * EPOCH_MS) / MONTH_MS);
  return Math.ceil(gigabyteMonths * toMicro(gigabyteMonthPrice));
}

export function lifeFrom(stored: Date): { readonly expiresAt: Date; readonly renewalDueAt: Date } {
  const expiresAt = new Date(stored.getTime() + EPOCHS * EPOCH_MS);
  return { expiresAt, renewalDueAt: new Date(expiresAt.getTime() - RENEWAL_BEFORE_MS) };
}

/**
 * Returns whether the backup may be renewed now. Objects in a customer's wallet can only be renewed by the customer.
 */
export function canRenew(
  backup: {
    readonly ownerChainAddress: string | null;
    readonly removedAt: Date | null;
    readonly expiresAt: Date | null;
    readonly renewalDueAt: Date | null;
  },
  now: Date,
): boolean {
  const { ownerChainAddress, removedAt, expiresAt, renewalDueAt } = backup;
  if (ownerChainAddress !== null || removedAt !== null || !expiresAt || !renewalDueAt) return false;
  return renewalDueAt <= now && now < expiresAt;
}

/** Returns a fingerprint to detect different requests with the same idempotency key. */
export function fingerprintOf({ idempotencyKey: _, ...request }: BackupRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(request).toSorted()))
    .digest('hex');
}
