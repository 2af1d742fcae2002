import { Injectable } from '@nestjs/common';
import { FairShares } from '@reelsheet/platform-jobs';
import { UploadConfig } from '../../upload.config.js';
import { storageFull } from '../blob.errors.js';
import { ofOrganization, organizationOf } from './storage-account.js';
import { StorageAccountRepository } from './storage-account.repository.js';

/** Bytes; the quota and what is left of it are null without a limit. */
export interface StorageUse {
  readonly bytes: number;
  readonly quota: number | null;
  readonly left: number | null;
}

/**
 * Limits the organizations of one founder together, and every user's unclaimed uploads, to STORAGE_QUOTA_BYTES, or to
 * the small quota of unproved founders. Each organization has an account of its own.
 */
@Injectable()
export class StorageQuota {
  private readonly usual: number | null;
  private readonly small: number | null;

  constructor(
    private readonly accounts: StorageAccountRepository,
    private readonly shares: FairShares,
    { STORAGE_QUOTA_BYTES, STORAGE_QUOTA_BYTES_UNPROVED }: UploadConfig,
  ) {
    this.usual = limited(STORAGE_QUOTA_BYTES);
    this.small = smaller(this.usual, limited(STORAGE_QUOTA_BYTES_UNPROVED));
  }

  /** Returns what the organization stores, and what all organizations of its quota may still store. */
  async read(organizationId: number, isSmall: boolean): Promise<StorageUse> {
    const quota = isSmall ? this.small : this.usual;
    const group = await this.shares.groupOf(organizationId);
    const [bytes, used] = await Promise.all([
      this.accounts.bytesOf([ofOrganization(organizationId)]),
      this.accounts.bytesOf(group.map(ofOrganization)),
    ]);
    return { bytes, quota, left: quota === null ? null : Math.max(0, quota - used) };
  }

  /** Joins the transaction that announces the bytes. Throws `storage_quota_exceeded`. */
  async take(account: string, bytes: number, isSmall: boolean): Promise<void> {
    const quota = isSmall ? this.small : this.usual;
    const others = quota === null ? [] : await this.lockOthers(account);
    if (await this.accounts.take(account, bytes, quota, others)) return;
    const left = Math.max(0, quota! - (await this.accounts.bytesOf([account, ...others])));
    throw storageFull(bytes, left, quota!);
  }

  /** Adds bytes that are stored even above the quota. */
  async takeBeyond(account: string, bytes: number): Promise<void> {
    await this.accounts.take(account, bytes, null);
  }

  /** Joins the transaction that moves the bytes. Throws `storage_quota_exceeded`. */
  async move(from: string, to: string, bytes: number, isSmall: boolean): Promise<void> {
    await this.take(to, bytes, isSmall);
    await this.accounts.giveBack(from, bytes);
  }

  /** Returns the other accounts of the same quota, which no concurrent call changes until the transaction ends. */
  private async lockOthers(account: string): Promise<string[]> {
    const organizationId = organizationOf(account);
    if (organizationId === undefined) return [];
    const group = await this.shares.lockGroupOf(organizationId);
    return group.filter((id) => id !== organizationId).map(ofOrganization);
  }
}

/** Returns null, which means unlimited, for 0. */
const limited = (setting: number) => (setting === 0 ? null : setting);

function smaller(usual: number | null, small: number | null): number | null {
  if (usual === null || small === null) return small ?? usual;
  return Math.min(usual, small);
}
