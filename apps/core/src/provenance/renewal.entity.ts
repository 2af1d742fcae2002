import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Index } from 'typeorm';

/** A renewal stores a backup for two more epochs before it expires. */
@JobTable('backup_renewal')
@Index('backup_renewal_of_backup', ['backupId'], { unique: true, where: 'due_at IS NOT NULL' })
@Index('backup_renewal_of_agent', ['agentId'])
export class RenewalEntity extends NumberedJobEntity {
  @Column('bigint')
  backupId!: number;

  @Column('bigint')
  agentId!: number;

  /** Identifiers of the bytes after the renewal; null before. */
  @Column('jsonb', { nullable: true })
  kept!: StoredBlobColumn | null;
}

/** The value of the column, with timestamps as text. */
export interface StoredBlobColumn {
  readonly storeBlobObjectId: string | null;
  readonly storeStorageId: string | null;
  readonly storeEndEpoch: number;
  readonly storeEncodedLengthBytes: number;
  readonly storedAt: string;
}
