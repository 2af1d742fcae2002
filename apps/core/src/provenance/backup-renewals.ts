import { Injectable } from '@nestjs/common';
import { Tasks } from '@reelsheet/platform-jobs';
import { lifeFrom } from './backup.js';
import { BackupRepository } from './backup.repository.js';
import type { BackedUpBlob } from './backup-store.js';
import { renewalKey, renewBackup } from './renew-backup.js';

/** Schedules renewals. Objects in a customer's wallet are renewed by the customer. Joins the open transaction. */
@Injectable()
export class BackupRenewals {
  constructor(
    private readonly backups: BackupRepository,
    private readonly tasks: Tasks,
  ) {}

  async schedule(backupId: number, organizationId: number, renewalDueAt: Date): Promise<void> {
    await this.tasks.schedule(renewBackup, { backupId }, { notBefore: renewalDueAt, key: renewalKey, organizationId });
  }

  async renewed(backupId: number, organizationId: number, kept: Omit<BackedUpBlob, 'storeBlobId'>): Promise<void> {
    const life = lifeFrom(kept.storedAt);
    await this.backups.renewed(backupId, { ...kept, ...life });
    await this.tasks.cancel(renewBackup, [renewalKey({ backupId })]);
    await this.schedule(backupId, organizationId, life.renewalDueAt);
  }
}
