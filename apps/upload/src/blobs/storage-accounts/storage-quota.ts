import { Injectable } from '@nestjs/common';
import { UploadConfig } from '../../upload.config.js';
import { storageFull } from '../blob.errors.js';
import { StorageAccountRepository } from './storage-account.repository.js';

/** Limits every organization, and every user's unclaimed uploads, to STORAGE_QUOTA_BYTES. */
@Injectable()
export class StorageQuota {
  private readonly quota: number | null;

  constructor(
    private readonly accounts: StorageAccountRepository,
    { STORAGE_QUOTA_BYTES }: UploadConfig,
  ) {
    this.quota = STORAGE_QUOTA_BYTES === 0 ? null : STORAGE_QUOTA_BYTES;
  }

  /** Joins the transaction that announces the bytes. Throws `storage_quota_exceeded`. */
  async take(account: string, bytes: number): Promise<void> {
    if (await this.accounts.take(account, bytes, this.quota)) return;
    const left = Math.max(0, this.quota! - (await this.accounts.bytesOf(account)));
    throw storageFull(bytes, left, this.quota!);
  }

  /** Adds bytes that are stored even above the quota. */
  async takeBeyond(account: string, bytes: number): Promise<void> {
    await this.accounts.take(account, bytes, null);
  }

  /** Joins the transaction that moves the bytes. Throws `storage_quota_exceeded`. */
  async move(from: string, to: string, bytes: number): Promise<void> {
    await this.take(to, bytes);
    await this.accounts.giveBack(from, bytes);
  }
}
